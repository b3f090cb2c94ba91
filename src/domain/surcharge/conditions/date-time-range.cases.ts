import type { ConditionCase } from "./condition-case.ts";

// biome-ignore format: a table, one case a line
export const dateTimeRangeCases: readonly ConditionCase[] = [
	{ title: "an afternoon of every year", settings: { type: "DATE_TIME_RANGE", from: "12-24T14:00", to: "12-25T00:00" }, met: ["2026-12-24 14:00", "2027-12-24 23:59"], missed: ["2026-12-24 13:59", "2026-12-25 00:00"] },
	{ title: "the same, told by 24 h", settings: { type: "DATE_TIME_RANGE", from: "12-24T14:00", to: "12-24T24:00" }, met: ["2026-12-24 14:00", "2026-12-24 23:59"], missed: ["2026-12-25 00:00"] },
	{ title: "over the turn of the year", settings: { type: "DATE_TIME_RANGE", from: "12-31T14:00", to: "01-01T06:00" }, met: ["2026-12-31 14:00", "2027-01-01 00:00", "2027-01-01 05:59"], missed: ["2026-12-31 13:59", "2027-01-01 06:00", "2026-06-01 12:00"] },
	{ title: "to the turn of the year", settings: { type: "DATE_TIME_RANGE", from: "12-31T14:00", to: "01-01T00:00" }, met: ["2026-12-31 23:59"], missed: ["2027-01-01 00:00"] },
	{ title: "over the end of a month", settings: { type: "DATE_TIME_RANGE", from: "02-27T00:00", to: "03-02T00:00" }, met: ["2026-02-28 12:00", "2028-02-29 12:00", "2026-03-01 23:59"], missed: ["2026-02-26 23:59", "2026-03-02 00:00"] },
	{ title: "several days", settings: { type: "DATE_TIME_RANGE", from: "12-24T14:00", to: "12-27T00:00" }, met: ["2026-12-25 00:00", "2026-12-26 23:59"], missed: ["2026-12-27 00:00"] },
	{ title: "all of the year but two hours", settings: { type: "DATE_TIME_RANGE", from: "06-01T14:00", to: "06-01T12:00" }, met: ["2026-06-01 11:59", "2026-06-01 14:00", "2026-01-01 00:00"], missed: ["2026-06-01 12:00", "2026-06-01 13:59"] },
];
