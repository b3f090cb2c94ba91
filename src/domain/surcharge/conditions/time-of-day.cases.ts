import type { ConditionCase } from "./condition-case.ts";

// biome-ignore format: a table, one case a line
export const timeOfDayCases: readonly ConditionCase[] = [
	{ title: "over midnight", settings: { type: "TIME_OF_DAY", from: "20:00", to: "06:00" }, met: ["2026-06-09 20:00", "2026-06-09 23:59", "2026-06-10 00:00", "2026-06-10 05:59"], missed: ["2026-06-09 19:59", "2026-06-10 06:00"] },
	{ title: "within a day", settings: { type: "TIME_OF_DAY", from: "04:00", to: "06:00" }, met: ["2026-06-09 04:00", "2026-06-09 05:59"], missed: ["2026-06-09 03:59", "2026-06-09 06:00"] },
	{ title: "to the day's end", settings: { type: "TIME_OF_DAY", from: "20:00", to: "24:00" }, met: ["2026-06-09 20:00", "2026-06-09 23:59"], missed: ["2026-06-10 00:00", "2026-06-09 19:59"] },
	{ title: "to midnight is the same", settings: { type: "TIME_OF_DAY", from: "20:00", to: "00:00" }, met: ["2026-06-09 23:59"], missed: ["2026-06-10 00:00"] },
	{ title: "from and to the same: all day", settings: { type: "TIME_OF_DAY", from: "08:00", to: "08:00" }, met: ["2026-06-09 07:59", "2026-06-09 08:00", "2026-06-09 00:00"], missed: [] },
	{ title: "both of an hour shown twice", settings: { type: "TIME_OF_DAY", from: "02:30", to: "03:00" }, met: ["2026-10-25 02:30", "2026-10-25 02:30+", "2026-10-25 02:59+"], missed: ["2026-10-25 02:29", "2026-10-25 02:00+", "2026-10-25 03:00"] },
];
