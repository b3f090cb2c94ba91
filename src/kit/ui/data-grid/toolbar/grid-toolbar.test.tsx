import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { DataGrid } from "../data-grid.tsx";
import { type TestPerson, testColumns, testFilters, testPeople } from "../test-people.ts";
import { testStage } from "../test-stage.tsx";

const stage = testStage();
beforeEach(() => page.viewport(1280, 800));

const imports = vi.fn();
const onlyFirst = { unit: ["Station 1"] };

function show(rows: readonly TestPerson[] = testPeople(12)): void {
	stage.show(
		<DataGrid
			id="test.people"
			label="Personen"
			rows={rows}
			columns={testColumns}
			filters={testFilters}
			defaultFilters={onlyFirst}
			search="Name"
			empty={{ text: "Noch niemand da." }}
			sideTools={[{ id: "import", label: "Importieren", icon: IconUpload, run: imports }]}
			tools={<Button leftSection={<svg width={16} height={16} />}>Person anlegen</Button>}
		/>,
	);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
const reset = button("Zurücksetzen");
const drop = () => button("Filter Abteilung entfernen").click();

test("what is reset are filters that are not the list's own", async () => {
	show();
	await expect.element(page.getByText("Vogt 0")).toBeVisible();
	expect(reset.query()).toBeNull();
	await drop();
	await expect.element(page.getByText("Albrecht 1")).toBeVisible();
	await reset.click();
	await expect.element(page.getByText("Albrecht 1")).not.toBeInTheDocument();
	await expect.element(reset).not.toBeInTheDocument();
	await expect.element(button("Filter Abteilung entfernen")).toBeVisible();
});

test("the standard says that it was changed, and no longer once it is taken again", async () => {
	show();
	await expect.element(button("Ansicht: Standard")).toBeVisible();
	await page.getByRole("columnheader", { name: "Dauer" }).click({ button: "right" });
	await item("Spalte ausblenden").click();
	await button("Ansicht: Standard (geändert)").click();
	await item("Standard").click();
	await expect.element(button("Ansicht: Standard")).toBeVisible();
	await drop();
	await expect.element(button("Ansicht: Standard (geändert)")).toBeVisible();
});

test("a named view says so too", async () => {
	show();
	await button("Name").click();
	await button("Ansicht: Standard (geändert)").click();
	await item("Ansicht speichern …").click();
	await page.getByRole("textbox", { name: "Name der Ansicht" }).fill("Meine");
	await button("Speichern").click();
	await expect.element(button("Ansicht: Meine")).toBeVisible();
	await drop();
	await button("Ansicht: Meine (geändert)").click();
	await item("Meine").click();
	await expect.element(button("Ansicht: Meine")).toBeVisible();
});

test("an empty list has its own words while nothing but its own filters narrow it", async () => {
	show([]);
	await expect.element(page.getByText("Noch niemand da.")).toBeVisible();
	await drop();
	await expect.element(page.getByText("Noch niemand da.")).toBeVisible();
	await button("Filter").click();
	await item("Abteilung").click();
	await page.getByRole("checkbox", { name: "Station 2" }).click();
	await button("Anwenden").click();
	await expect.element(page.getByText("Kein Eintrag passt zu Suche und Filtern.")).toBeVisible();
	await button("Suche und Filter aufheben").click();
	// the list's own filter is what it begins with
	await expect.element(page.getByText("Noch niemand da.")).toBeVisible();
	await expect.element(button("Filter Abteilung entfernen")).toBeVisible();
});

const more = button("Weitere Funktionen der Liste");

const line = (name: RegExp) => {
	const { top, bottom } = page.getByRole("button", { name }).element().getBoundingClientRect();
	return (top + bottom) / 2;
};
const width = (name: string) => button(name).element().getBoundingClientRect().width;

test.each([
	[1280, true],
	[640, false],
])(
	"tools stand in one row with their words, at %d pixels with the rare ones: %s",
	async (at, hasAll) => {
		await page.viewport(at, 800);
		show();
		await expect.element(button("Person anlegen")).toBeVisible();
		const isThere = (name: string) => button(name).query() !== null;
		expect([isThere("Importieren"), isThere("Spalten verwalten")]).toEqual([hasAll, hasAll]);
		expect(width("Person anlegen")).toBeGreaterThan(80);
		expect(line(/^Person anlegen/)).toBeCloseTo(line(/^Ansicht/), 0);
		expect(line(/^Person anlegen/)).toBeCloseTo(line(/^Filter Abteilung: /), 0);
		await more.click();
		await expect.element(page.getByRole("menuitem").first()).toBeVisible();
		const isInMenu = (name: string) => item(name).query() !== null;
		expect([isInMenu("Importieren"), isInMenu("Spalten verwalten")]).toEqual([!hasAll, !hasAll]);
	},
);

test("a window that grows gives the words back; on a phone filters come below", async () => {
	await page.viewport(390, 800);
	show();
	await expect.element(button("Person anlegen")).toBeVisible();
	expect(width("Person anlegen")).toBeLessThan(50);
	expect(line(/^Filter Abteilung: /)).toBeGreaterThan(line(/^Person anlegen/) + 20);
	await page.viewport(1280, 800);
	await expect.poll(() => width("Importieren")).toBeGreaterThan(80);
});

test("what is done now and then is a button, and not in the menu as well", async () => {
	show();
	await expect.element(button("Importieren")).toBeVisible();
	await more.click();
	await expect.element(page.getByRole("menuitem").first()).toBeVisible();
	expect(item("Importieren").query()).toBeNull();
});

test("on a phone it is a line of the menu", async () => {
	await page.viewport(390, 800);
	show();
	await expect.element(button("Person anlegen")).toBeVisible();
	expect(button("Importieren").query()).toBeNull();
	await more.click();
	await item("Importieren").click();
	expect(imports).toHaveBeenCalledOnce();
});

test("a page has its filled button in its top bar and not among the tools, a panel has it there", async () => {
	const list = (
		<DataGrid
			id="test.people"
			label="Personen"
			rows={testPeople(2)}
			columns={testColumns}
			tools={<Button variant="filled">Person anlegen</Button>}
		/>
	);
	const create = page.getByRole("button", { name: "Person anlegen" });
	const paint = () => getComputedStyle(create.element()).backgroundColor;
	stage.show(list);
	await expect.element(create).toBeVisible();
	const onPage = paint();
	expect(onPage).toBe(getComputedStyle(button("Spalten verwalten").element()).backgroundColor);
	stage.leave();
	stage.show(<div className="panel-body">{list}</div>);
	await expect.element(create).toBeVisible();
	expect(paint()).not.toBe(onPage);
});

test("where all of what is done now and then is in the menu, the tools end with the list", async () => {
	await page.viewport(390, 800);
	stage.show(
		<DataGrid
			id="test.people"
			label="Personen"
			rows={testPeople(2)}
			columns={testColumns}
			search="Name"
			sideTools={[{ id: "import", label: "Importieren", icon: IconUpload, run: imports }]}
		/>,
	);
	await expect.element(more).toBeVisible();
	const end = (element: Element) => element.getBoundingClientRect().right;
	const list = document.querySelector(".data-grid") as Element;
	await expect.poll(() => end(more.element())).toBeCloseTo(end(list), 0);
});
