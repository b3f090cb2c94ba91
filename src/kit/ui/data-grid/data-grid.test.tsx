import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { column } from "./column/column.tsx";
import { DataGrid } from "./data-grid.tsx";
import { titleWidths } from "./table/columns/head-width.ts";
import { testColumns, testFilters, testPeople } from "./test-people.ts";
import { testStage } from "./test-stage.tsx";

const stage = testStage();
beforeEach(() => page.viewport(1280, 800));
const people = testPeople(40);

type Given = Partial<Parameters<typeof DataGrid<(typeof people)[number]>>[0]>;

function show(given: Given = {}): void {
	stage.show(
		<DataGrid id="test.people" label="Personen" rows={people} columns={testColumns} {...given} />,
	);
}

const grid = () => page.getByRole("grid", { name: "Personen" });
const shownNames = () =>
	[...document.querySelectorAll(".grid-lines .grid-row")].map(
		(row) => row.querySelector(".grid-cell:not(.grid-box-cell)")?.textContent,
	);
const focused = () => document.activeElement?.textContent;
const open = { run: () => undefined, id: "open", label: "Öffnen" };

test("tells rows and columns, drawn or not", async () => {
	show({ rows: testPeople(5000) });
	await expect.element(grid()).toHaveAttribute("aria-rowcount", "5001");
	await expect.element(grid()).toHaveAttribute("aria-colcount", "3");
	expect(document.querySelectorAll(".data-grid *").length).toBeLessThan(2500);
});

interface Noted {
	readonly id: string;
	readonly name: string;
	readonly note: string | null;
	readonly minutes: number;
}

test("a column without anything in it is left out, comes with its first value, and never leaves again", async () => {
	const rows = (note: string | null): Noted[] => [
		{ id: "a", name: "Vogt", note: null, minutes: 0 },
		{ id: "b", name: "Weiß", note, minutes: 0 },
	];
	const columns = [
		column.string<Noted>({ id: "name", title: "Name", value: ({ name }) => name }),
		column.string<Noted>({ id: "note", title: "Bemerkung", value: ({ note }) => note }),
		column.timespan<Noted>({ id: "m", title: "Pause", value: ({ minutes }) => minutes }),
		// drawn, not told: nobody knows whether it is empty
		column.slot<Noted>({ id: "s", title: "Bild", render: () => null }),
		column.string<Noted>({ id: "f", title: "Fest", value: () => null, hideable: false }),
	];
	const given = { id: "test.noted", label: "Notizen", columns };
	const titles = () =>
		[...document.querySelectorAll(".grid-head .grid-title")].map((title) => title.textContent);
	stage.show(<DataGrid {...given} rows={[]} />);
	await expect.poll(titles).toEqual(["Name", "Bemerkung", "Pause", "Bild", "Fest"]);
	stage.show(<DataGrid {...given} rows={rows(null)} />);
	await expect.poll(titles).toEqual(["Name", "Bild", "Fest"]);
	stage.show(<DataGrid {...given} rows={rows("Springer")} />);
	await expect.poll(titles).toEqual(["Name", "Bemerkung", "Bild", "Fest"]);
	stage.show(<DataGrid {...given} rows={rows(null)} />);
	await expect.poll(() => document.querySelectorAll(".grid-lines .grid-row").length).toBe(2);
	expect(titles()).toEqual(["Name", "Bemerkung", "Bild", "Fest"]);
});

test("no head is narrower than its title", async () => {
	const title = "Betriebliche Altersvorsorge";
	const [name] = testColumns;
	const long = column.number<(typeof people)[number]>({
		id: "l",
		title,
		value: ({ minutes }) => minutes,
		width: 50,
	});
	show({ columns: [long, name as (typeof testColumns)[number]] });
	await page.getByRole("button", { name: title }).click();
	const shown = document.querySelector(".grid-title > span") as HTMLElement;
	await expect.poll(() => document.querySelector("[data-sorted]")).not.toBeNull();
	await expect.poll(() => shown.scrollWidth - shown.clientWidth).toBe(0);
});

test("titles that were measured before their font had come are measured again", async () => {
	const title = "Zulage";
	titleWidths.set(new Map([[title, 500]]));
	const [name] = testColumns;
	const number = column.number<(typeof people)[number]>({
		id: "z",
		title,
		value: ({ minutes }) => minutes,
		width: 50,
	});
	show({ columns: [number, name as (typeof testColumns)[number]] });
	const width = () => document.querySelector(".grid-head [role=columnheader]")?.clientWidth ?? 0;
	await expect.poll(width).toBeGreaterThan(500);
	document.fonts.dispatchEvent(new FontFaceSetLoadEvent("loadingdone", { fontfaces: [] }));
	await expect.poll(width).toBeLessThan(500);
});

test.each([
	[1280, 30],
	[390, 60],
])("at %i px rows on their way are as high as those that come: %i", async (width, height) => {
	await page.viewport(width, 800);
	show({ rows: [], state: "loading" });
	const heightOf = (row: string) => document.querySelector(row)?.getBoundingClientRect().height;
	await expect.poll(() => heightOf(".grid-skeleton-row")).toBe(height);
	show({ rows: testPeople(3) });
	await expect.poll(() => heightOf(".grid-lines > .grid-row")).toBe(height);
});

test("the sums stand below their columns, once", async () => {
	show({ rows: testPeople(3) });
	await expect.element(page.getByText("Summe aller 3")).toBeVisible();
	const foot = document.querySelector(".grid-foot-row") as HTMLElement;
	expect(foot.textContent).toBe("Summe aller 33:00");
});

test("a click on a title sorts up, down and not at all", async () => {
	show();
	await expect.poll(() => shownNames()[0]).toBe("Vogt 0");
	const title = page.getByRole("button", { name: "Name", exact: true });
	await title.click();
	await expect.poll(() => shownNames()[0]).toBe("Albrecht 1");
	const head = page.getByRole("columnheader", { name: "Name" });
	await expect.element(head).toHaveAttribute("aria-sort", "ascending");
	await title.click();
	await expect.poll(() => shownNames()[0]).toBe("Weiß 37");
	await title.click();
	await expect.poll(() => shownNames()[0]).toBe("Vogt 0");
	await expect.element(head).toHaveAttribute("aria-sort", "none");
});

test("the arrow keys move one tab stop through the grid", async () => {
	const opened: string[] = [];
	show({ onOpen: (row) => opened.push(row.id) });
	await expect.element(page.getByText("Vogt 0")).toBeVisible();
	(document.querySelector("[tabindex='0'][data-col]") as HTMLElement).focus();
	expect(focused()).toBe("Vogt 0");
	await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
	expect(focused()).toBe("Station 3");
	await userEvent.keyboard("{Control>}{End}{/Control}");
	expect(focused()).toBe("20:00");
	await userEvent.keyboard("{Home}");
	expect(focused()).toBe("Möller 39");
	await userEvent.keyboard("{Enter}");
	expect(opened).toEqual(["p39"]);
	await userEvent.keyboard("{Control>}{Home}{/Control}{ArrowUp}{Enter}");
	await expect.poll(() => shownNames()[0]).toBe("Albrecht 1");
	expect(document.querySelectorAll("[tabindex='0'][data-col]")).toHaveLength(1);
});

test("Space selects, Shift and Space a range, Ctrl+A the page; counts and sums stand in the bar", async () => {
	const approved: number[] = [];
	const approve = {
		id: "approve",
		label: "Genehmigen",
		run: (rows: readonly unknown[], clear: () => void) => {
			approved.push(rows.length);
			clear();
		},
	};
	show({ bulkActions: [approve] });
	const cell = page.getByRole("gridcell", { name: "Vogt 0" });
	await cell.click({ modifiers: ["Control"] });
	const bar = page.getByRole("region", { name: "Ausgewählte Zeilen" });
	await expect.element(page.getByText("1 ausgewählt")).toBeVisible();
	await userEvent.keyboard("{ArrowDown}{ArrowDown}{Shift>} {/Shift}");
	await expect.element(page.getByText("3 ausgewählt")).toBeVisible();
	await expect.element(page.getByText("Dauer 3:00", { exact: true })).toBeVisible();
	await userEvent.keyboard("{Control>}a{/Control}");
	await expect.element(page.getByText("40 ausgewählt")).toBeVisible();
	await expect.element(bar).toBeInTheDocument();
	await page.getByRole("button", { name: "Genehmigen" }).click();
	expect(approved).toEqual([40]);
	expect(page.getByText("40 ausgewählt").query()).toBeNull();
});

test("groups by a column with counts and sums; a group closes", async () => {
	show();
	await page.getByRole("columnheader", { name: "Abteilung" }).click({ button: "right" });
	await page.getByRole("menuitem", { name: "Nach Abteilung gruppieren" }).click();
	const group = page.getByRole("gridcell", { name: /Station 1 14 Einträge/ });
	await expect.poll(() => group.element().textContent).toContain("143:30");
	await expect.element(group).toHaveAttribute("aria-expanded", "true");
	expect(shownNames()[1]).toBe("Vogt 0");
	await group.click();
	await expect.element(group).toHaveAttribute("aria-expanded", "false");
	await expect.poll(() => shownNames()[1]).toContain("Station 2");
	await page.getByRole("button", { name: "Gruppierung aufheben" }).click();
	await expect.poll(() => shownNames()[0]).toBe("Vogt 0");
});

test("Shift+F10 opens the menu of a row, and closing it gives the focus back", async () => {
	const ran: string[] = [];
	show({ rowActions: (row) => [{ ...open, run: () => ran.push(row.id) }] });
	await page.getByRole("gridcell", { name: "Albrecht 1", exact: true }).click();
	await userEvent.keyboard("{Shift>}{F10}{/Shift}");
	await expect.element(page.getByRole("menuitem")).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.poll(focused).toBe("Albrecht 1");
	await userEvent.keyboard("{Shift>}{F10}{/Shift}");
	await page.getByRole("menuitem", { name: "Öffnen" }).click();
	expect(ran).toEqual(["p1"]);
});

test("filters stand as chips that go away again", async () => {
	show({ filters: testFilters });
	await page.getByRole("button", { name: "Filter", exact: true }).click();
	await page.getByRole("menuitem", { name: "Abteilung" }).click();
	await page.getByRole("checkbox", { name: "Station 2" }).click();
	await page.getByRole("button", { name: "Anwenden" }).click();
	await expect.poll(() => shownNames().slice(0, 2)).toEqual(["Albrecht 1", "Möller 4"]);
	await expect.element(page.getByText("13", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Filter Abteilung entfernen" }).click();
	await expect.poll(() => shownNames()[0]).toBe("Vogt 0");
});

test("columns are moved, widened, pinned and hidden by keys and menu", async () => {
	show();
	const head = page.getByRole("columnheader", { name: "Abteilung" });
	await expect.element(head).toBeVisible();
	(head.element() as HTMLElement).focus();
	const width = head.element().clientWidth;
	await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
	await expect.poll(() => head.element().clientWidth).toBe(width + 16);
	await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
	await expect.element(head).toHaveAttribute("aria-colindex", "1");
	await expect.poll(() => focused()).toContain("Abteilung");
	await userEvent.keyboard("{Shift>}{F10}{/Shift}");
	await page.getByRole("menuitem", { name: "Links anheften" }).click();
	await expect.element(head).toHaveAttribute("data-pinned", "true");
	await page.getByRole("columnheader", { name: "Dauer" }).click({ button: "right" });
	await page.getByRole("menuitem", { name: "Spalte ausblenden" }).click();
	await expect.element(grid()).toHaveAttribute("aria-colcount", "2");
});

test("a view keeps filters, order and columns under a name", async () => {
	show({ filters: testFilters });
	await page.getByRole("button", { name: "Name", exact: true }).click();
	await page.getByRole("button", { name: /^Ansicht: Standard/ }).click();
	await page.getByRole("menuitem", { name: "Ansicht speichern …" }).click();
	await page.getByRole("textbox", { name: "Name der Ansicht" }).fill("Nach Name");
	await page.getByRole("button", { name: "Speichern" }).click();
	await page.getByRole("button", { name: "Ansicht: Nach Name" }).click();
	await page.getByRole("menuitem", { name: "Standard" }).click();
	await expect.poll(() => shownNames()[0]).toBe("Vogt 0");
	await page.getByRole("button", { name: "Ansicht: Standard" }).click();
	await page.getByRole("menuitem", { name: "Nach Name", exact: true }).click();
	await expect.poll(() => shownNames()[0]).toBe("Albrecht 1");
});

test("says what is missing: nothing there, nothing found, not loaded", async () => {
	show({ rows: [], empty: { text: "Noch niemand da." } });
	await expect.element(page.getByText("Noch niemand da.")).toBeVisible();
	show({ search: "Name", rows: people });
	await page.getByLabelText("Suchen").fill("gibt es nicht");
	await expect.element(page.getByText("Kein Eintrag passt zu Suche und Filtern.")).toBeVisible();
	await page.getByRole("button", { name: "Suche und Filter aufheben" }).click();
	await expect.element(page.getByText("Vogt 0")).toBeVisible();
	await expect.element(page.getByLabelText("Suchen")).toHaveValue("");
	await expect.element(page.getByLabelText("Suchen")).toHaveFocus();
	let again = 0;
	show({ rows: [], state: "failed", onReload: () => again++ });
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	expect(again).toBe(1);
});
