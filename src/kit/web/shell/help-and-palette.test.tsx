import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { getSession } from "#kit/contract/session.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { type AnyPanel, definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { queryClient } from "../query-client.ts";
import { createAppRouter } from "../router/create-app-router.tsx";
import { setNavigation } from "../router/navigation.ts";
import { pagesStore } from "../router/pages-store.ts";
import { connectPanels } from "../router/panel-history.ts";
import { forgetCheck } from "../session/check-session.ts";
import { sessionStore } from "../session/session-store.ts";
import { updateSettings } from "../settings/settings-store.ts";

const pages = ["/time-management/trackings", "/staff/users"].map((path) => ({
	path,
	area: path.split("/")[1] ?? "",
	load: async () => ({ default: () => <p>{`content of ${path}`}</p> }),
}));
const detail = definePanel({
	id: "users.detail",
	title: () => "Einzelheiten",
	params: z.object({}),
	load: async () => ({ default: () => <p>Inhalt</p> }),
}) as unknown as AnyPanel;

let root: Root;
let server: StubServer;

beforeEach(async () => {
	await page.viewport(1280, 800);
	server = new StubServer();
	server.answer(getSession, sampleSession());
	forgetCheck();
	pagesStore.set(pages);
	root = createRoot(document.body.appendChild(document.createElement("div")));
	const history = createMemoryHistory({ initialEntries: ["/time-management/trackings"] });
	const router = createAppRouter(pages, history);
	setNavigation({ go: (to) => router.navigate({ href: to }) });
	connectPanels(history, [detail]);
	root.render(
		<QueryClientProvider client={queryClient}>
			<UiProvider colorScheme="light">
				<RouterProvider router={router} />
			</UiProvider>
		</QueryClientProvider>,
	);
	await expect.element(page.getByText("content of /time-management/trackings")).toBeVisible();
});

afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	updateSettings({ layout: { showHelp: false } });
	sessionStore.set(null);
	queryClient.clear();
	localStorage.clear();
	server.close();
});

test("help shows its emphasis; Escape closes what lies on top first, then the help", async () => {
	await page.getByRole("button", { name: "Hilfe" }).click();
	const help = page.getByRole("complementary", { name: "Hilfe" });
	await expect.element(help.getByText("Stornieren", { exact: true })).toBeVisible();
	expect(help.element().textContent).not.toContain("**");
	expect(help.getByText("Stornieren", { exact: true }).element().tagName).toBe("B");
	openPanel(detail as never, {});
	const panel = page.getByText("Inhalt", { exact: true });
	await expect.element(panel).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(panel).not.toBeInTheDocument();
	await expect.element(help).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(help).not.toBeInTheDocument();
});

test("the palette has icons, and one height whatever is found", async () => {
	await userEvent.keyboard("{Control>}k{/Control}");
	const palette = page.getByRole("dialog", { name: "Suchen oder Befehl" });
	const search = page.getByRole("combobox");
	await expect.element(search).toBeVisible();
	const height = () => palette.element().getBoundingClientRect().height;
	const atFirst = height();
	const options = palette.getByRole("option").elements();
	expect(options.length).toBeGreaterThan(1);
	expect(options.every((option) => option.querySelector("svg") !== null)).toBe(true);
	await search.fill("mitarb");
	await expect.poll(() => palette.getByRole("option").elements().length).toBe(1);
	expect(height()).toBe(atFirst);
	await search.fill("gibtesnicht");
	await expect.element(palette.getByText("Nichts gefunden.")).toBeVisible();
	expect(height()).toBe(atFirst);
});
