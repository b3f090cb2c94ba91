import { expect, test } from "vitest";
import { column } from "../column/column.tsx";
import { defaultSettings, type GridSettings } from "./grid-settings.ts";
import { isViewChanged, saveView, takeView } from "./views.ts";

const columns = ["a", "b", "c"].map((id) =>
	column.string<object>({ id, title: id, value: () => id }),
);
const standard = defaultSettings(
	columns,
	{ by: "a", direction: "ASC" },
	{ days: { from: "2026-11-01", to: "2026-11-30" } },
);
const isChanged = (part: Partial<GridSettings>) =>
	isViewChanged({ ...standard, ...part }, standard, columns);

test.each<[string, Partial<GridSettings>]>([
	["nothing", {}],
	["empty for absent", { pinned: [], groupBy: null, views: [], view: null }],
	["another width, as a view keeps none", { columnWidths: { a: 90 } }],
	["the number of rows", { pageSize: 50 }],
	[
		"the order of an object's names",
		{ filters: { days: { to: "2026-11-30", from: "2026-11-01" } } },
	],
])("%s is no change", (_, part) => {
	expect(isChanged(part)).toBe(false);
});

test.each<[string, Partial<GridSettings>]>([
	["a hidden column", { selectedColumns: ["a", "b"] }],
	["another order", { sortedColumns: ["b", "a", "c"] }],
	["a pinned column", { pinned: ["a"] }],
	["groups", { groupBy: "b" }],
	["sorting", { sortDirection: "DESC" }],
	["a filter less", { filters: {} }],
])("%s is a change", (_, part) => {
	expect(isChanged(part)).toBe(true);
});

test("a chosen view is what the list is compared with, without columns that are gone", () => {
	const seen = { ...standard, sortedColumns: ["gone", "c", "b", "a"] };
	const kept = { ...seen, ...saveView(seen, "Meine") };
	expect(isViewChanged(kept, standard, columns)).toBe(false);
	const [view] = kept.views ?? [];
	if (view === undefined) throw new Error("the view was not kept");
	const taken = { ...standard, views: kept.views, ...takeView(view) };
	expect(isViewChanged(taken, standard, columns)).toBe(false);
	expect(isViewChanged({ ...taken, sortBy: "b" }, standard, columns)).toBe(true);
});
