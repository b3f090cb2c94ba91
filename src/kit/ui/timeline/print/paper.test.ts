import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { layLines, type RowLine } from "../layout/lay-lines.ts";
import type { TimelineItem } from "../timeline-given.ts";
import { paperCells } from "./paper-cells.ts";
import { paperSheets } from "./paper-sheets.ts";
import { groupsApart } from "./timeline-paper.tsx";

const days = (from: string, to: string) => ({ from: dayOfIso(from), to: dayOfIso(to) });

test.each([
	["2026-12-21", "2027-01-31", ["2026-12-21"]],
	["2026-12-01", "2027-01-14", ["2026-12-01"]],
	["2026-12-01", "2027-01-15", ["2026-12-01", "2027-01-01"]],
	["2027-01-01", "2027-03-31", ["2027-01-01", "2027-02-01", "2027-03-01"]],
])("%s to %s is printed on sheets from %j on", (from, to, sheets) => {
	expect(paperSheets(days(from, to)).map((sheet) => isoOfDay(sheet.from))).toEqual(sheets);
});

test("apart each group has its rows and items alone", () => {
	const row = (id: string, groupId?: string) => ({ id, name: id, ...(groupId && { groupId }) });
	const one = (rowId: string) => ({ ...item("2026-12-01", "2026-12-01"), id: rowId, rowId });
	const parts = groupsApart({
		...{ label: "Plan", range: december, zoom: "MONTH", corner: { title: "2 Personen" } },
		...{ rows: [row("open"), row("a", "N"), row("b", "S")], items: ["open", "a", "b"].map(one) },
		groups: ["N", "S"].map((id) => ({ id, name: id, note: "1 Person" })),
	});
	// of its own people, not of all
	expect(parts.map(({ corner }) => corner.title)).toEqual(["1 Person", "1 Person"]);
	expect(parts.map(({ label, items }) => `${label} ${items.map(({ id }) => id)}`)).toEqual([
		"N: Plan a",
		"S: Plan b",
	]);
});

const december = days("2026-12-01", "2026-12-10");
const item = (from: string, to: string, more: Partial<TimelineItem> = {}): TimelineItem => ({
	id: `${from}${more.startsAtNoon ?? ""}`,
	rowId: "a",
	...days(from, to),
	state: "APPROVED",
	label: "Urlaub",
	...more,
});

function cellsOf(items: readonly TimelineItem[]) {
	const rows = [{ id: "a", name: "a" }];
	const given = {
		range: december,
		rows,
		groups: [],
		items,
		closed: new Set<string>(),
		hasHours: false,
	};
	const [line] = layLines(given);
	const lanes = paperCells(line as RowLine, 10);
	return lanes.map((lane) => lane.map((cell) => [cell.first, cell.days, cell.item !== undefined]));
}

test.each([
	["nobody away", [], [[[0, 10, false]]]],
	[
		"in the middle",
		[item("2026-12-03", "2026-12-04")],
		[
			[
				[0, 2, false],
				[2, 2, true],
				[4, 6, false],
			],
		],
	],
	["from before to after", [item("2026-11-03", "2027-12-04")], [[[0, 10, true]]]],
	[
		"two halves of a day",
		[
			item("2026-12-01", "2026-12-01", { endsAtNoon: true }),
			item("2026-12-01", "2026-12-02", { startsAtNoon: true }),
		],
		[
			[
				[0, 1, true],
				[1, 1, true],
				[2, 8, false],
			],
		],
	],
	[
		"two at once",
		[item("2026-12-01", "2026-12-02"), item("2026-12-02", "2026-12-03")],
		[
			[
				[0, 2, true],
				[2, 8, false],
			],
			[
				[0, 1, false],
				[1, 2, true],
				[3, 7, false],
			],
		],
	],
])("%s: each line of the table fills all days", (_, items, cells) => {
	expect(cellsOf(items)).toEqual(cells);
});
