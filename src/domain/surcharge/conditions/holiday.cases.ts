import type { ConditionCase } from "./condition-case.ts";

/** In the calendar of these cases 3 October is PUBLIC, 24 December half and OTHER, 31 December written down only. */
// biome-ignore format: a table, one case a line
export const holidayCases: readonly ConditionCase[] = [
	{ title: "any", settings: { type: "HOLIDAY", minFactor: null, dayOffset: null }, met: ["2026-10-03 00:00", "2026-10-03 23:59", "2026-12-24 08:00"], missed: ["2026-10-02 23:59", "2026-10-04 00:00", "2026-12-31 08:00"] },
	{ title: "by law", settings: { type: "HOLIDAY", kind: "PUBLIC" }, met: ["2026-10-03 12:00"], missed: ["2026-12-24 12:00"] },
	{ title: "given", settings: { type: "HOLIDAY", kind: "OTHER" }, met: ["2026-12-24 12:00"], missed: ["2026-10-03 12:00", "2026-12-31 12:00"] },
	{ title: "whole days", settings: { type: "HOLIDAY", minFactor: 1, kind: null }, met: ["2026-10-03 12:00"], missed: ["2026-12-24 12:00"] },
	{ title: "all that is written down", settings: { type: "HOLIDAY", minFactor: 0 }, met: ["2026-12-31 12:00"], missed: ["2026-12-30 12:00"] },
	{ title: "the day after", settings: { type: "HOLIDAY", dayOffset: -1 }, met: ["2026-10-04 00:00", "2026-12-25 12:00"], missed: ["2026-10-03 23:59", "2026-10-05 00:00"] },
];
