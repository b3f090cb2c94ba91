import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { column } from "../../column/column.tsx";
import type { GridColumn } from "../../column/grid-column.ts";
import { DataGrid } from "../../data-grid.tsx";
import { type TestPerson, testColumns, testPeople } from "../../test-people.ts";
import { testStage } from "../../test-stage.tsx";

const stage = testStage();
beforeEach(() => page.viewport(390, 800));

const rows = () => [...document.querySelectorAll<HTMLElement>(".grid-lines > .grid-row")];
const edges = (element: Element) => element.getBoundingClientRect();
const cells = (row: HTMLElement | undefined) => [...(row?.querySelectorAll(".grid-value") ?? [])];

test("a long name has a second line, and what stands below it is still whole", async () => {
	const [, ...others] = testColumns;
	const name = column.string<TestPerson>({
		id: "name",
		title: "Name",
		value: ({ id }) =>
			id === "p0" ? "Berufsfachschule für Pflege und Gesundheit Beispielheim" : "Kita",
	});
	const columns = [name, ...others];
	stage.show(<DataGrid id="test.names" label="Kunden" rows={testPeople(2)} columns={columns} />);
	await expect.poll(() => rows().length).toBe(2);
	const [long, short] = rows().map((row) => cells(row)) as [Element[], Element[]];
	const lines = ([title]: Element[]) => edges(title as Element).height / 18;
	expect([lines(long), lines(short)]).toEqual([2, 1]);
	const [title, unit] = long;
	expect((title as Element).scrollHeight).toBe((title as Element).clientHeight);
	const [row] = rows() as [HTMLElement];
	// as much air as short names have in their lists
	expect(edges(row).height).toBe(72);
	expect(edges(title as Element).top).toBeGreaterThanOrEqual(edges(row).top);
	expect(edges(unit as Element).bottom).toBeLessThanOrEqual(edges(row).bottom);
});

test("a card leaves out what is not for cards, in all rows or in some", async () => {
	const [name, unit] = testColumns as [GridColumn<TestPerson>, GridColumn<TestPerson>];
	const remark = column.string<TestPerson>({
		id: "r",
		title: "Bemerkung",
		offCards: ({ id }) => id === "p0",
		value: () => "Springer",
	});
	const columns = [name, { ...unit, offCards: true }, remark];
	stage.show(<DataGrid id="test.off" label="Personen" rows={testPeople(2)} columns={columns} />);
	await expect.poll(() => rows().length).toBe(2);
	const seen = (row: HTMLElement | undefined) =>
		cells(row).map((cell) => edges(cell).width > 1 && cell.textContent !== "");
	expect(rows().map(seen)).toEqual([
		[true, false, false],
		[true, false, true],
	]);
});
