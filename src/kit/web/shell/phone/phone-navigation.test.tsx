import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { getSession, type SessionAnswer } from "#kit/contract/session.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { queryClient } from "../../query-client.ts";
import { createAppRouter } from "../../router/create-app-router.tsx";
import { setNavigation } from "../../router/navigation.ts";
import { pagesStore } from "../../router/pages-store.ts";
import { connectPanels } from "../../router/panel-history.ts";
import { forgetCheck } from "../../session/check-session.ts";
import { sessionStore } from "../../session/session-store.ts";
import { slotsStore } from "../../slots/slots-store.ts";

const pages = [
	"/home/dashboard",
	"/time-management/trackings",
	"/time-management/accounts",
	"/time-management/target-actual",
	"/staff/users",
].map((path) => ({
	path,
	area: path.split("/")[1] ?? "",
	load: async () => ({ default: () => <p>{`content of ${path}`}</p> }),
}));

let root: Root;
let server: StubServer;

beforeEach(() => {
	server = new StubServer();
	forgetCheck();
	pagesStore.set(pages);
	root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	sessionStore.set(null);
	slotsStore.set([]);
	queryClient.clear();
	localStorage.clear();
	server.close();
});

async function show(width: number, session: SessionAnswer): Promise<void> {
	await page.viewport(width, 800);
	server.answer(getSession, session);
	const history = createMemoryHistory({ initialEntries: ["/home/dashboard"] });
	const router = createAppRouter(pages, history);
	setNavigation({ go: (to) => router.navigate({ href: to }) });
	connectPanels(history, []);
	root.render(
		<QueryClientProvider client={queryClient}>
			<UiProvider colorScheme="light">
				<RouterProvider router={router} />
			</UiProvider>
		</QueryClientProvider>,
	);
	await expect.element(page.getByText("content of /home/dashboard")).toBeVisible();
}

const uiFeatures = sampleSession().uiFeatures.concat("TARGETACTUALS");
const employee = sampleSession({ uiFeatures, permissions: {} });
const bar = page.getByRole("navigation", { name: "Schnellzugriff" });
const words = () => bar.element().textContent;
const links = () => bar.getByRole("link").elements();

test("an employee has the clock, the month, the entries and the accounts below the thumb", async () => {
	await show(390, employee);
	await expect.element(bar.getByRole("button", { name: "Mehr" })).toBeVisible();
	expect(words()).toBe("UhrMonatEinträgeKontenMehr");
});

test("an administrator has people there too", async () => {
	await show(390, sampleSession({ uiFeatures }));
	await expect.element(bar.getByRole("link", { name: "Mitarbeiter" })).toBeVisible();
	expect(words()).toBe("UhrMitarbeiterEinträgeMonatMehr");
});

test("where one is is marked, and a place leads there", async () => {
	await show(390, employee);
	const [clock, month] = [
		bar.getByRole("link", { name: "Uhr" }),
		bar.getByRole("link", { name: "Monat" }),
	];
	await expect.element(clock).toHaveAttribute("aria-current", "page");
	await month.click();
	await expect.element(page.getByText("content of /time-management/target-actual")).toBeVisible();
	await expect.element(month).toHaveAttribute("aria-current", "page");
	await expect.element(clock).not.toHaveAttribute("aria-current");
});

test("what of a page is one's own opens for the person in front of the screen", async () => {
	const opened: string[] = [];
	slotsStore.set([
		{
			phoneBar: [
				{
					id: "requests",
					insteadOf: "/time-management/trackings",
					run: (userId) => opened.push(userId),
				},
			],
		},
	]);
	pagesStore.set(pages.filter(({ path }) => path !== "/time-management/trackings"));
	await show(390, employee);
	await bar.getByRole("button", { name: "Anträge" }).click();
	expect(opened).toEqual([employee.userId]);
});

test("each place is large enough for a thumb, on the smallest phone too", async () => {
	await show(320, employee);
	await expect.element(bar.getByRole("button", { name: "Mehr" })).toBeVisible();
	for (const link of links()) {
		const { width, height } = link.getBoundingClientRect();
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
		expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
	}
});

test("a wide screen has the menu at its side instead", async () => {
	await show(1280, employee);
	await expect.element(bar).not.toBeInTheDocument();
});
