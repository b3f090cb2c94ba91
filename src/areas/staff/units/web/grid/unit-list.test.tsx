import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { getSetting, putSetting } from "#kit/contract/settings.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import * as panels from "../panels.ts";
import { answers, answerUnits } from "../test-units.ts";
import UnitsPage from "../units.page.tsx";

const entry = freshEntry();

beforeEach(async () => {
	await page.viewport(1200, 800);
	sessionStore.set(sampleSession({ uiFeatures: ["USERS", "UNITS"] }));
	setUpPanels({ panels: Object.values(panels) });
	showPanels(nothingOpen);
	answerUnits(entry().server);
	entry().show(<Visit />);
	await page.getByText("Liste", { exact: true }).click();
});

function Visit() {
	return (
		<>
			<main style={{ height: 600 }}>
				<UnitsPage />
			</main>
			<PanelHost />
		</>
	);
}

const names = () =>
	[...document.querySelectorAll('[role="grid"] [data-row] [data-col="0"]')]
		.map((cell) => cell.textContent ?? "")
		.filter((name) => name !== "Abteilung");

test("as a plain list the units are sorted by what is wanted and say where they lie; the tree is one press away", async () => {
	const list = page.getByRole("grid", { name: "Abteilungen" });
	await expect.element(list).toBeVisible();
	await expect.element(page.getByText("Liegt unter")).toBeVisible();
	await list.getByRole("button", { name: "Abteilung", exact: true }).click();
	const up = names().toSorted((one, two) => one.localeCompare(two, "de"));
	expect(up.length).toBeGreaterThan(2);
	await expect.poll(() => names()).toEqual(up);
	await list.getByRole("button", { name: "Abteilung", exact: true }).click();
	await expect.poll(() => names()).toEqual(up.toReversed());
	await expectAccessible();
	await page.getByText("Baum", { exact: true }).click();
	await expect.element(page.getByRole("treegrid")).toBeVisible();
});

test("the list is kept for the person and the site, and stands there at the next visit", async () => {
	const { server, show } = entry();
	const path = "/api/settings/WEBAPP/View.staff.units";
	const saved = { ...putSetting, path };
	await expect.element(page.getByText("Liegt unter")).toBeVisible();
	show(null);
	await soon(() => server.calls(saved).map(({ body }) => body)).toEqual([
		{ perSite: true, value: "LIST" },
	]);
	queryClient.clear();
	server.answer({ ...getSetting, path }, answers.getSetting.list);
	show(<Visit />);
	await expect.element(page.getByText("Liegt unter")).toBeVisible();
	expect(page.getByRole("treegrid").query()).toBeNull();
});

test("a row opens the unit", async () => {
	const list = page.getByRole("grid", { name: "Abteilungen" });
	await list.getByRole("gridcell").first().click();
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByRole("dialog")).toBeVisible();
});
