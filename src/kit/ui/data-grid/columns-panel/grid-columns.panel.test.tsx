import axe from "axe-core";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { PanelHost } from "../../panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "../../panel-stack/panel-stack.ts";
import { nothingOpen } from "../../panel-stack/panel-state.ts";
import { commonGridColumns } from "../../panels.ts";
import { DataGrid } from "../data-grid.tsx";
import { testColumns, testPeople } from "../test-people.ts";
import { testStage } from "../test-stage.tsx";

const stage = testStage();
beforeEach(() => {
	setUpPanels({ panels: [commonGridColumns] });
	showPanels(nothingOpen);
});

function show(): void {
	stage.show(
		<>
			<DataGrid id="test.people" label="Personen" rows={testPeople(5)} columns={testColumns} />
			<PanelHost />
		</>,
	);
}

const titles = () =>
	[...document.querySelectorAll(".grid-head .grid-title")].map((title) => title.textContent);

// on a phone it stands in the menu of further functions
beforeEach(() => page.viewport(1280, 800));

test("columns are chosen, ordered and pinned; the list follows at once", async () => {
	show();
	await page.getByRole("button", { name: "Spalten verwalten" }).click();
	await expect.element(page.getByRole("heading", { name: "Spalten verwalten" })).toBeVisible();
	await page.getByRole("checkbox", { name: "Abteilung" }).click();
	await expect.poll(titles).toEqual(["Name", "Dauer"]);
	await page.getByRole("button", { name: "Dauer nach oben" }).click();
	await page.getByRole("button", { name: "Dauer nach oben" }).click();
	await expect.poll(titles).toEqual(["Dauer", "Name"]);
	await page.getByRole("button", { name: "Name links anheften" }).click();
	await expect.poll(titles).toEqual(["Name", "Dauer"]);
	const { violations } = await axe.run(document.body);
	expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
	await page.getByRole("button", { name: "Auf Standard zurücksetzen" }).click();
	await expect.poll(titles).toEqual(["Name", "Abteilung", "Dauer"]);
	await page.getByRole("button", { name: "Fertig" }).click();
	await expect
		.poll(() => page.getByRole("heading", { name: "Spalten verwalten" }).query())
		.toBeNull();
});

test("after a reload without its list the panel says so", async () => {
	const entry = { id: commonGridColumns.id, params: { grid: "gone" } };
	showPanels({ ...nothingOpen, panels: [entry] });
	stage.show(<PanelHost />);
	await expect
		.element(page.getByText("Die Liste zu diesen Spalten ist nicht mehr geöffnet."))
		.toBeVisible();
});
