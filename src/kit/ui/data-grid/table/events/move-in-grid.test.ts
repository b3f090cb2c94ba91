import { expect, test } from "vitest";
import { column } from "../../column/column.tsx";
import { pageNumbers } from "../../toolbar/grid-paging.tsx";
import { layColumns } from "../columns/lay-columns.ts";
import { moveInGrid } from "./move-in-grid.ts";

const extent = { rows: 100, columns: 5, pageRows: 20 };

test.each([
	["ArrowDown", false, [0, 0], [1, 0]],
	["ArrowUp", false, [0, 2], [-1, 2]],
	["ArrowUp", false, [-1, 2], [-1, 2]],
	["ArrowDown", false, [99, 2], [99, 2]],
	["ArrowDown", true, [3, 2], [99, 2]],
	["ArrowRight", false, [3, 4], [3, 4]],
	["ArrowRight", true, [3, 0], [3, 4]],
	["ArrowLeft", false, [3, 1], [3, 0]],
	["Home", false, [3, 3], [3, 0]],
	["End", false, [3, 1], [3, 4]],
	["Home", true, [30, 3], [0, 0]],
	["End", true, [3, 1], [99, 4]],
	["PageDown", false, [90, 1], [99, 1]],
	["PageUp", false, [30, 1], [10, 1]],
	["PageUp", false, [5, 1], [0, 1]],
] as const)("%s, Ctrl %s, from %j", (key, isFar, [row, at], [toRow, to]) => {
	expect(moveInGrid(key, isFar, { row, column: at }, extent)).toEqual({ row: toRow, column: to });
});

test("other keys lead nowhere", () => {
	expect(moveInGrid("x", false, { row: 0, column: 0 }, extent)).toBeUndefined();
});

test.each([
	[1, 13, [1, 2, 3, 0, 13]],
	[7, 13, [1, 0, 6, 7, 8, 0, 13]],
	[13, 13, [1, 0, 11, 12, 13]],
	[3, 4, [1, 2, 3, 4]],
	[1, 1, [1]],
])("page %i of %i", (page, pages, expected) => {
	expect(pageNumbers(page, pages)).toEqual(expected);
});

test("what is left goes to the columns that grow, or else to the last", () => {
	const text = (id: string) =>
		column.string<object>({ id, title: id, width: 100, value: () => id });
	const fill = column.fill<object>({ id: "f", title: "f", width: 100, value: () => "" });
	const widths = (...given: Parameters<typeof layColumns<object>>) =>
		layColumns(...given).map(({ width }) => width);
	expect(widths([], [text("a"), text("b")], {}, { available: 500 })).toEqual([100, 400]);
	expect(widths([], [fill, text("b")], {}, { available: 500 })).toEqual([400, 100]);
	expect(widths([], [text("a"), text("b")], { a: 300 }, { available: 200 })).toEqual([300, 100]);
	// under type of twice the size columns begin twice as wide
	const large = { available: 500, scale: 2 };
	expect(widths([], [text("a"), text("b")], {}, large)).toEqual([200, 300]);
	expect(widths([], [text("a"), text("b")], { a: 150 }, large)).toEqual([150, 350]);
});
