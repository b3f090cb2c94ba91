import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { getSession, logout } from "#kit/contract/session.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { toastStore } from "#kit/ui/toast/toast.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { queryClient } from "../query-client.ts";
import file from "../recorded.json";
import { forgetCheck } from "../session/check-session.ts";
import { completeSignIn } from "../session/complete-sign-in.ts";
import { signOut } from "../session/end-session.ts";
import { sessionStore } from "../session/session-store.ts";
import { createAppRouter } from "./create-app-router.tsx";
import type { Page } from "./define-pages.ts";
import { setNavigation } from "./navigation.ts";
import { pagesStore } from "./pages-store.ts";
import { connectPanels } from "./panel-history.ts";

const named = (path: string, area: string, more: Partial<Page> = {}): Page => ({
	path,
	area,
	load: async () => ({ default: () => <p>{`content of ${path}`}</p> }),
	...more,
});
const pages: readonly Page[] = [
	named("/home/dashboard", "home"),
	named("/home/management", "home"),
	named("/time-management/trackings", "time-management"),
	named("/time-management/state", "time-management"),
	named("/staff/users", "staff"),
	named("/login", "session", { public: true, label: () => "Anmelden" }),
];

const { noPerson } = recorded({}, file).refusals;

let root: Root;
let server: StubServer;
let history: ReturnType<typeof createMemoryHistory>;

beforeEach(async () => {
	await page.viewport(1280, 800);
	server = new StubServer();
	server.answer(getSession, sampleSession());
	server.answer(logout, {});
	forgetCheck();
	pagesStore.set(pages);
	root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(() => {
	vi.restoreAllMocks();
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	sessionStore.set(null);
	toastStore.set([]);
	queryClient.clear();
	localStorage.clear();
	server.close();
});

function visit(href: string): void {
	history = createMemoryHistory({ initialEntries: [href] });
	const router = createAppRouter(pages, history);
	setNavigation({
		go: (to, options = {}) =>
			router.navigate({
				href: to,
				replace: options.replace ?? false,
				ignoreBlocker: options.force ?? false,
			}),
	});
	connectPanels(history, []);
	root.render(
		<QueryClientProvider client={queryClient}>
			<UiProvider colorScheme="light">
				<RouterProvider key={href} router={router} />
			</UiProvider>
		</QueryClientProvider>,
	);
}

const content = (path: string) => page.getByText(`content of ${path}`);

async function expectAt(path: string): Promise<void> {
	await expect.element(content(path)).toBeVisible();
	expect(history.location.pathname).toBe(path);
}

test.each([
	["/", "/home/dashboard"],
	["/home", "/home/dashboard"],
	["/time-management", "/time-management/trackings"],
	["/staff/users", "/staff/users"],
	["/login", "/home/dashboard"],
])("signed in, %s leads to %s", async (from, to) => {
	visit(from);
	await expectAt(to);
});

test("without a session every own page leads to signing in, and stays there", async () => {
	server.refuseSignedOut(getSession);
	visit("/staff/users");
	await expectAt("/login");
	expect(history.location.search).toBe("");
	expect(server.calls(getSession)).toHaveLength(1);
});

test("a page for which a feature is missing is as absent as one that never was", async () => {
	for (const path of ["/home/management", "/nowhere"]) {
		visit(path);
		await expect
			.element(page.getByText("Diese Seite gibt es nicht, oder Sie dürfen sie nicht sehen."))
			.toBeVisible();
		await expect.poll(() => document.title).toBe("Seite nicht gefunden · Stundwerk");
	}
	await page.getByRole("button", { name: "Dashboard öffnen" }).click();
	await expectAt("/home/dashboard");
});

test("the menu shows what is open, the title names the place", async () => {
	visit("/time-management/state");
	await expectAt("/time-management/state");
	await expect.poll(() => document.title).toBe("Zeiterfassung · Status · Stundwerk");
	const menu = page.getByRole("navigation", { name: "Hauptmenü" });
	await expect
		.element(menu.getByRole("link", { name: "Status" }))
		.toHaveAttribute("aria-current", "page");
	await expect.element(menu.getByRole("link", { name: "Leitung" })).not.toBeInTheDocument();
});

test("a session that ended meanwhile is told at the next page", async () => {
	visit("/home/dashboard");
	await expectAt("/home/dashboard");
	server.refuseSignedOut(getSession);
	forgetCheck();
	await page.getByRole("link", { name: "Personal" }).click();
	await expectAt("/login");
	expect(history.location.search).toBe("?reason=unauthenticated&source=user");
	expect(toastStore.get().map((one) => one.title)).toEqual(["Sitzung abgelaufen"]);
});

test("a session read less than a second ago is used again", async () => {
	const clock = vi.spyOn(performance, "now").mockReturnValue(5000);
	visit("/home/dashboard");
	await expectAt("/home/dashboard");
	await page.getByRole("link", { name: "Personal" }).click();
	await expectAt("/staff/users");
	expect(server.calls(getSession)).toHaveLength(1);
	clock.mockReturnValue(6000);
	history.push("/home/dashboard");
	await expectAt("/home/dashboard");
	expect(server.calls(getSession)).toHaveLength(2);
});

test("who is no person is signed out with the reason", async () => {
	server.refuse(getSession, noPerson.status, noPerson.body);
	visit("/home/dashboard");
	await expectAt("/login");
	expect(history.location.search).toBe("?reason=invalid_user_role");
	expect(server.calls(logout)).toHaveLength(1);
});

test("a session check that the server fails at is repeated quietly until it succeeds", async () => {
	server.refuse(getSession, 500, { error: "UnknownError" });
	visit("/staff/users");
	await expect.poll(() => server.calls(getSession).length).toBe(1);
	server.answer(getSession, sampleSession());
	await expect
		.poll(() => {
			// ends the pause
			window.dispatchEvent(new Event("online"));
			return content("/staff/users").query();
		})
		.not.toBeNull();
	expect(server.calls(getSession)).toHaveLength(2);
	expect(toastStore.get()).toEqual([]);
	expect(document.querySelector("dialog")).toBeNull();
});

test("a sign-in whose session is refused ends at signing in, once", async () => {
	server.refuseSignedOut(getSession);
	visit("/login");
	await expectAt("/login");
	const seen: string[] = [];
	const stop = history.subscribe(({ location }) => seen.push(location.href));
	await completeSignIn();
	await expectAt("/login");
	stop();
	expect(history.location.href).toBe("/login");
	expect(seen.filter((href) => href.startsWith("/login"))).toHaveLength(1);
	expect(server.calls(getSession)).toHaveLength(2);
	expect(toastStore.get()).toEqual([]);
});

test("signing out leads to signing in, signing in leads to the start", async () => {
	visit("/staff/users?x=1");
	await expectAt("/staff/users");
	server.refuseSignedOut(getSession);
	await signOut();
	await expectAt("/login");
	expect(history.location.href).toBe("/login");
	expect(sessionStore.get()).toBeNull();
	server.answer(getSession, sampleSession());
	await completeSignIn();
	await expectAt("/home/dashboard");
});
