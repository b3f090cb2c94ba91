import { expect, test } from "vitest";
import { column } from "../column/column.tsx";
import { dropColumn, moveColumn, shiftColumn } from "./change-columns.ts";
import { defaultSettings, fitSettings, parseSettings } from "./grid-settings.ts";

const make = (id: string, more: object = {}) =>
	column.string<object>({ id, title: id, value: () => id, ...more });
const columns = [make("a"), make("b"), make("c"), make("d", { defaultVisible: false })];
const standard = defaultSettings(columns, { by: "b", direction: "DESC" });

test("a list that nobody changed shows 25 rows and its own columns", () => {
	expect(standard).toEqual({
		sortBy: "b",
		sortDirection: "DESC",
		pageSize: 25,
		selectedColumns: ["a", "b", "c"],
		sortedColumns: ["a", "b", "c", "d"],
		columnWidths: {},
	});
});

test.each([
	["no object", "x"],
	["nothing of it", {}],
	["another order of columns", { ...standard, sortedColumns: "a,b" }],
	["a width of words", { ...standard, columnWidths: { a: "wide" } }],
	["more rows than a page may have", { ...standard, pageSize: 10_001 }],
	["an unknown direction", { ...standard, sortDirection: "UP" }],
])("%s cannot be read", (_, saved) => {
	expect(parseSettings(saved)).toBeUndefined();
});

test("what was saved comes back whole", () => {
	const saved = { ...standard, groupBy: "c", pinned: ["a"], comfortable: true };
	expect(parseSettings(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
});

test("lost columns go, new ones stand where the list has them", () => {
	const saved = {
		...standard,
		sortBy: "gone",
		groupBy: "gone",
		pinned: ["gone", "a"],
		selectedColumns: ["gone", "c"],
		sortedColumns: ["gone", "c", "a"],
	};
	const fitted = fitSettings(saved, columns);
	expect(fitted.sortedColumns).toEqual(["c", "d", "a", "b"]);
	expect(fitted.selectedColumns).toEqual(["b", "c"]);
	expect(fitted).toMatchObject({ sortBy: null, groupBy: null, pinned: ["a"] });
});

test("a column that may not be hidden is shown whatever was saved", () => {
	const fixed = [make("a", { hideable: false }), make("b")];
	const saved = { ...defaultSettings(fixed), selectedColumns: ["b"] };
	expect(fitSettings(saved, fixed).selectedColumns).toEqual(["a", "b"]);
});

test.each([
	["b", "d", false, "acbd"],
	["b", "d", true, "acdb"],
	["d", "a", false, "dabc"],
	["a", "a", true, "abcd"],
	["a", "x", true, "abcd"],
])("%s beside %s, after: %s", (id, target, isAfter, expected) => {
	expect(moveColumn([..."abcd"], id, target, isAfter).join("")).toBe(expected);
});

test("a column moves among those that are shown, pinned ones among theirs", () => {
	const hidden = { ...standard, selectedColumns: ["a", "c", "d"] };
	expect(shiftColumn(hidden, "c", -1).sortedColumns).toEqual(["c", "a", "b", "d"]);
	expect(shiftColumn(hidden, "a", -1)).toEqual({});
	const pinned = { ...standard, pinned: ["a", "b"] };
	expect(shiftColumn(pinned, "b", -1)).toEqual({ pinned: ["b", "a"] });
});

test("dropped on a pinned column it is pinned too, and no longer elsewhere", () => {
	const pinned = { ...standard, pinned: ["a"] };
	expect(dropColumn(pinned, "c", "a", true).pinned).toEqual(["a", "c"]);
	expect(dropColumn(pinned, "a", "c", true)).toEqual({
		pinned: [],
		sortedColumns: ["b", "c", "a", "d"],
	});
});
