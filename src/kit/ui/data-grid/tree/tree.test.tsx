import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { column } from "../column/column.tsx";
import type { GridColumn } from "../column/grid-column.ts";
import { DataGrid } from "../data-grid.tsx";
import { testStage } from "../test-stage.tsx";

const stage = testStage();

interface Place {
	readonly id: string;
	readonly name: string;
	readonly above: string | null;
	readonly count: number;
}

const place = (id: string, name: string, above: string | null): Place => ({
	id,
	name,
	above,
	count: 7,
});

/** A town of two quarters, one with streets; and a place whose own is not there. */
const places = [
	place("town", "Stadt", null),
	place("old", "Altstadt", "town"),
	place("market", "Markt", "old"),
	place("lane", "Gasse", "old"),
	place("new", "Neustadt", "town"),
	place("lost", "Vorort", "gone"),
];

const columns: readonly GridColumn<Place>[] = [
	column.string({ id: "name", title: "Ort", value: ({ name }) => name }),
	column.number({ id: "count", title: "Häuser", value: ({ count }) => count }),
];

const opened: string[] = [];
const tree = { parentId: ({ above }: Place) => above };

function show(): void {
	opened.length = 0;
	stage.show(
		<DataGrid
			id="test.places"
			label="Orte"
			rows={places}
			columns={columns}
			search="Ort"
			tree={tree}
			onOpen={({ name }) => opened.push(name)}
			counted={(count) => `${count} Orte`}
			empty={{ text: "Leer.", notFound: "Kein Ort." }}
		/>,
	);
}

const names = () =>
	[...document.querySelectorAll(".grid-lines [data-col='0']")].map((cell) => cell.textContent);
const cell = (name: string) => page.getByRole("gridcell", { name, exact: true });
const focus = (name: string) => (cell(name).element() as HTMLElement).focus();

test("the roots are open; what is not there above a row makes it a root", async () => {
	show();
	await expect.poll(names).toEqual(["Stadt", "Altstadt", "Neustadt", "Vorort"]);
	await expect.element(page.getByText("4 Orte")).toBeVisible();
	const town = page.getByRole("row", { name: /^Stadt/ });
	await expect.element(town).toHaveAttribute("aria-expanded", "true");
	expect(page.getByRole("row", { name: /^Vorort/ }).element()).not.toHaveAttribute("aria-expanded");
	await expect.element(page.getByRole("treegrid")).toHaveAttribute("aria-rowcount", "5");
});

test("a click on the arrow opens and closes a row, and one beside it opens its detail", async () => {
	show();
	const arrow = (name: RegExp) =>
		page.getByRole("row", { name }).element().querySelector("[data-act]") as HTMLElement;
	await expect.element(cell("Altstadt")).toBeVisible();
	await userEvent.click(arrow(/^Altstadt/));
	await expect.poll(names).toContain("Markt");
	await userEvent.click(arrow(/^Stadt/));
	await expect.poll(names).toEqual(["Stadt", "Vorort"]);
	expect(opened).toEqual([]);
	await cell("Vorort").click();
	expect(opened).toEqual(["Vorort"]);
});

test("in the first column the keys are those of a tree, in the others those of a grid", async () => {
	show();
	await expect.element(cell("Stadt")).toBeVisible();
	focus("Stadt");
	await userEvent.keyboard("{ArrowDown}{ArrowRight}");
	await expect.poll(names).toContain("Gasse");
	await userEvent.keyboard("{ArrowDown}{ArrowDown}");
	await expect.element(cell("Gasse")).toHaveFocus();
	await userEvent.keyboard("{ArrowLeft}");
	await expect.element(cell("Altstadt")).toHaveFocus();
	await userEvent.keyboard("{ArrowLeft}");
	await expect.poll(names).not.toContain("Gasse");
	await userEvent.keyboard("{End}");
	await expect.element(cell("Vorort")).toHaveFocus();
	await userEvent.keyboard("{Home}{ArrowRight}{End}{Home} ");
	expect(opened).toEqual(["Stadt"]);
});

test("a search goes by the first column and shows what fits with everything above it", async () => {
	show();
	const search = page.getByRole("searchbox");
	await search.fill("gas");
	await expect.poll(names).toEqual(["Stadt", "Altstadt", "Gasse"]);
	await userEvent.keyboard("{ArrowDown}");
	await expect.element(cell("Stadt")).toHaveFocus();
	await search.fill("7");
	await expect.element(page.getByText("Kein Ort.")).toBeVisible();
});
