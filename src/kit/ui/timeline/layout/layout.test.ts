import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { TimelineItem } from "../timeline-given.ts";
import { coverCells, hourCells } from "./cover-cells.ts";
import { dayScale } from "./day-scale.ts";
import { cutToRange, monthCells, weekCells } from "./head-cells.ts";
import { layLines, stretchOf } from "./lay-lines.ts";
import {
	coverCases,
	cutCases,
	lineAtCases,
	monthCellCases,
	scaleCases,
	stretchCases,
	weekCellCases,
	windowCases,
} from "./layout.cases.ts";
import { lineAt, lineTops } from "./line-tops.ts";
import { timelineWindow } from "./timeline-window.ts";

const range = (from: string, to: string): DayRange => ({ from: dayOfIso(from), to: dayOfIso(to) });
const december = range("2026-12-01", "2026-12-31");

test.each(lineAtCases)("of lines as high as %j at %d: %d", (heights, y, line) => {
	expect(lineAt(lineTops(heights), y)).toBe(line);
});

test.each(windowCases)("in sight of %j, a day of %d px", (sight, dayWidth, lines, days) => {
	const [left, top, width, height] = sight;
	const tops = lineTops(new Array(100).fill(36));
	expect(timelineWindow({ left, top, width, height }, { tops, days: 365, dayWidth })).toEqual({
		line0: lines[0],
		line1: lines[1],
		day0: days[0],
		day1: days[1],
	});
});

test.each(scaleCases)("%s of %d days in %d px, type %d times as large", (...values) => {
	const [zoom, days, width, scale, dayWidth, level] = values;
	expect(dayScale({ zoom, days, width, scale })).toEqual({ dayWidth, level });
});

test("a day may need more than its zoom does", () => {
	const given = { zoom: "MONTH", days: 31, width: 1000, scale: 1, least: 54 } as const;
	expect(dayScale(given)).toEqual({ dayWidth: 54, level: "days" });
});

test.each(monthCellCases)("months of %s to %s", (from, to, months) => {
	const cells = monthCells(range(from, to));
	expect(cells.map((cell) => [isoOfDay(cell.from), isoOfDay(cell.to)])).toEqual(months);
});

test.each(weekCellCases)("weeks of %s to %s", (from, to, weeks) => {
	const cells = weekCells(range(from, to));
	expect(cells.map((cell) => [isoOfDay(cell.from), isoOfDay(cell.to), cell.week])).toEqual(weeks);
});

test.each(cutCases)("of %j within %j: %j", ([from, to], [begin, end], cut) => {
	const expected = cut && range(cut[0], cut[1]);
	expect(cutToRange(range(from, to), range(begin, end))).toEqual(expected);
});

test.each(stretchCases)("%j, hours %s, stands from %d to %d", (item, hasHours, begin, end) => {
	const placed = { ...item, ...range(item.from, item.to) } as TimelineItem;
	expect(stretchOf(placed, december, hasHours)).toEqual({ begin, end });
});

test.each(coverCases)("coverage by %s of %j", (by, days, cells) => {
	const known = days.map(([iso, count, needed, missing]) => ({
		day: dayOfIso(iso),
		count,
		...(needed !== undefined && { needed }),
		...(missing !== undefined && { missing }),
	}));
	const shown = coverCells(known, range("2026-12-01", "2026-12-06"), by);
	expect(
		shown.map(({ from, to, count, missing }) => [isoOfDay(from), isoOfDay(to), count, missing]),
	).toEqual(cells);
});

test("bars are as high as their share of the most that is shown or needed", () => {
	const day = dayOfIso("2026-12-01");
	const [cell] = coverCells([{ day, count: 5, needed: 10 }], december, "day");
	expect(cell).toMatchObject({ share: 0.5, neededShare: 1 });
});

test("hours stand within their day", () => {
	const day = dayOfIso("2026-12-01");
	const hours = [{ day, hour: 6, count: 1, needed: 2 }];
	expect(hourCells(hours, december)).toMatchObject([
		{ from: day, hour: 6, missing: 1, share: 0.5 },
	]);
	expect(hourCells(hours, range("2026-12-02", "2026-12-02"))).toEqual([]);
});

const row = (id: string, groupId?: string) => ({ id, name: id, ...(groupId && { groupId }) });
const item = (id: string, rowId: string, from: string, to: string): TimelineItem => ({
	id,
	rowId,
	...range(from, to),
	state: "APPROVED",
	label: id,
});

function lay(closed: readonly string[]) {
	return layLines({
		range: december,
		rows: [row("a", "x"), row("b", "y"), row("c", "x"), row("d"), row("e", "gone")],
		groups: [
			{ id: "y", name: "Y" },
			{ id: "x", name: "X" },
		],
		items: [
			item("6", "d", "2026-12-05", "2026-12-06"),
			item("5", "d", "2026-12-01", "2026-12-04"),
			item("1", "a", "2026-12-01", "2026-12-04"),
			item("2", "a", "2026-12-04", "2026-12-05"),
			item("3", "a", "2026-11-01", "2026-11-30"),
			item("4", "nobody", "2026-12-01", "2026-12-04"),
		],
		closed: new Set(closed),
		hasHours: false,
	});
}

test("rows without a group come first, then each group with its own", () => {
	expect(lay([]).map(({ id }) => id)).toEqual(["d", "e", "y", "b", "x", "a", "c"]);
});

test("a closed group says how many rows it has and shows none", () => {
	const lines = lay(["x"]);
	expect(lines.map(({ id }) => id)).toEqual(["d", "e", "y", "b", "x"]);
	expect(lines.at(-1)).toMatchObject({ isOpen: false, count: 2 });
});

test("items on the same day lie on lanes; what lies on no day that is shown is left out", () => {
	const line = lay([]).find(({ id }) => id === "a");
	expect(line).toMatchObject({
		lanes: 2,
		items: [
			{ item: { id: "1" }, lane: 0, begin: 0, end: 4 },
			{ item: { id: "2" }, lane: 1, begin: 3, end: 5 },
		],
	});
});

test("items one after the other share a lane, in whatever order they come", () => {
	const line = lay([]).find(({ id }) => id === "d");
	expect(line).toMatchObject({
		lanes: 1,
		items: [
			{ item: { id: "6" }, lane: 0, begin: 4, end: 6 },
			{ item: { id: "5" }, lane: 0, begin: 0, end: 4 },
		],
	});
});
