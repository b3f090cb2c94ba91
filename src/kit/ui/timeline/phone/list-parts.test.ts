import { expect, test } from "vitest";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { TimelineGiven } from "../timeline-given.ts";
import { firstParts, listParts } from "./list-parts.ts";

const range = { from: dayOfIso("2026-12-01"), to: dayOfIso("2026-12-31") };
const row = (id: string, groupId: string, more = {}) => ({ id, name: id, groupId, ...more });
const item = (id: string, rowId: string, day: string) => ({
	id,
	rowId,
	from: dayOfIso(day),
	to: dayOfIso(day),
	state: "APPROVED" as const,
	label: id,
});
const given = {
	range,
	groups: [
		{ id: "x", name: "X" },
		{ id: "y", name: "Y" },
	],
	rows: [row("a", "x"), row("b", "x"), row("c", "y", { isMarked: true }), row("d", "y")],
	items: [
		item("late", "a", "2026-12-20"),
		item("early", "a", "2026-12-02"),
		item("then", "d", "2026-12-03"),
		item("never", "b", "2027-01-01"),
	],
} as unknown as TimelineGiven;

const told = (parts: ReturnType<typeof listParts>) =>
	parts.map(({ group, rows, idle }) => [
		group?.id,
		rows.map(({ row: { id }, items }) => [id, items.map((one) => one.id)]),
		idle,
	]);

test("rows with anything on the days, from the first day on, and the marked one; others are counted", () => {
	expect(told(listParts(given))).toEqual([
		["x", [["a", ["early", "late"]]], 1],
		[
			"y",
			[
				["c", []],
				["d", ["then"]],
			],
			0,
		],
	]);
});

test("so many items at once, rows whole", () => {
	const { shown, isCut } = firstParts(listParts(given), 1);
	expect(told(shown)).toEqual([["x", [["a", ["early", "late"]]], 1]]);
	expect(isCut).toBe(true);
	expect(firstParts(listParts(given), 3)).toMatchObject({ isCut: false });
});
