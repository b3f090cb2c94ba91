import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import { type MinimumStaffing, neededOn, shortDays } from "./minimum-staffing.ts";

const week: MinimumStaffing = { from: "2026-03-04", people: [5, 4, 4, 4, 3, 2, 1, 6] };
const none: MinimumStaffing = { from: "2026-04-01", people: [0, 0, 0, 0, 0, 0, 0, 0] };

// biome-ignore format: a table, one case a line
test.each<[string, boolean, number]>([
	["2026-03-03", false, 0],
	["2026-03-04", false, 4],
	["2026-03-08", false, 1],
	["2026-03-09", false, 5],
	["2026-03-09", true, 6],
	["2026-04-01", false, 0],
])("on %s, holiday %s, %i are needed", (day, isHoliday, needed) => {
	expect(neededOn([week, none], dayOfIso(day), isHoliday)).toBe(needed);
});

test("days are short on which fewer others are left than needed, once for each who is away", () => {
	const costs = ["2026-03-05", "2026-03-06", "2026-03-07", "2026-03-09"].map((day) => ({
		...{ day: dayOfIso(day), cost: day === "2026-03-07" ? 0 : 10_000, costMinutes: 0 },
		reason: "WORKDAY" as const,
	}));
	const away = [
		{ userId: "a", from: "2026-03-05", to: "2026-03-05" },
		{ userId: "a", from: "2026-03-05", to: "2026-03-06" },
		{ userId: "b", from: "2026-03-09", to: "2026-03-09" },
	];
	expect(shortDays({ minimums: [week], people: 5, away }, costs)).toEqual([
		{ day: "2026-03-05", before: 4, present: 3, needed: 4 },
		{ day: "2026-03-09", before: 4, present: 3, needed: 5 },
	]);
});
