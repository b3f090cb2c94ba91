import type { ConditionCase } from "./condition-case.ts";

// biome-ignore format: a table, one case a line
export const weekdayCases: readonly ConditionCase[] = [
	{ title: "Sunday", settings: { type: "WEEKDAY", weekdays: [7] }, met: ["2026-06-14 00:00", "2026-06-14 23:59"], missed: ["2026-06-13 23:59", "2026-06-15 00:00"] },
	{ title: "the day after Sunday", settings: { type: "WEEKDAY", weekdays: [7], dayOffset: -1 }, met: ["2026-06-15 00:00", "2026-06-15 23:59"], missed: ["2026-06-14 23:59", "2026-06-16 00:00"] },
	{ title: "the day before Saturday and Sunday", settings: { type: "WEEKDAY", weekdays: [6, 7], dayOffset: 1 }, met: ["2026-06-12 12:00", "2026-06-13 12:00"], missed: ["2026-06-11 12:00", "2026-06-14 12:00"] },
];
