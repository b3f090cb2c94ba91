import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { DataGrid } from "../data-grid.tsx";
import { type TestPerson, testColumns, testFilters, testPeople } from "../test-people.ts";
import { testStage } from "../test-stage.tsx";

const stage = testStage();
beforeEach(() => page.viewport(1280, 800));

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
});
