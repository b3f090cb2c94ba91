import type { Recurrence } from "./recurrence.ts";

const every = (interval: number, type: Recurrence["type"], more: Partial<Recurrence> = {}) => ({
	...{ type, interval, weekdays: [], nth: null },
	...more,
});
const allDays = [1, 2, 3, 4, 5, 6, 7];
const workdays = [1, 2, 3, 4, 5];

/** What it is, rule, wanted day, its first four days. */
export const ruleCases: readonly [string, Recurrence, string, readonly string[]][] = [
	[
		"every third day",
		every(3, "DAILY"),
		"2026-12-30",
		["2026-12-30", "2027-01-02", "2027-01-05", "2027-01-08"],
	],
	[
		"weekly on the day it begins",
		every(1, "WEEKLY"),
		"2026-11-24",
		["2026-11-24", "2026-12-01", "2026-12-08", "2026-12-15"],
	],
	[
		"every other week, begun on a Friday: the nearest Monday",
		every(2, "WEEKLY", { weekdays: [1, 3] }),
		"2026-11-27",
		["2026-11-30", "2026-12-02", "2026-12-14", "2026-12-16"],
	],
	[
		"monthly on day 31: not where there is none",
		every(1, "MONTHLY"),
		"2026-01-31",
		["2026-01-31", "2026-03-31", "2026-05-31", "2026-07-31"],
	],
	[
		"the last of each month",
		every(1, "MONTHLY", { weekdays: allDays, nth: -1 }),
		"2028-01-31",
		["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"],
	],
	[
		"the second Tuesday",
		every(1, "MONTHLY", { weekdays: [2], nth: 2 }),
		"2026-11-15",
		["2026-12-08", "2027-01-12", "2027-02-09", "2027-03-09"],
	],
	[
		"the last Friday every third month",
		every(3, "MONTHLY", { weekdays: [5], nth: -1 }),
		"2026-11-27",
		["2026-11-27", "2027-02-26", "2027-05-28", "2027-08-27"],
	],
	[
		"the first workday",
		every(1, "MONTHLY", { weekdays: workdays, nth: 1 }),
		"2027-01-01",
		["2027-01-01", "2027-02-01", "2027-03-01", "2027-04-01"],
	],
	[
		"a fifth Monday, where there is one",
		every(1, "MONTHLY", { weekdays: [1], nth: 5 }),
		"2026-11-01",
		["2026-11-30", "2027-03-29", "2027-05-31", "2027-08-30"],
	],
	[
		"29 February",
		every(1, "YEARLY"),
		"2096-02-29",
		["2096-02-29", "2104-02-29", "2108-02-29", "2112-02-29"],
	],
	[
		"29 February every third year",
		every(3, "YEARLY"),
		"2024-02-29",
		["2024-02-29", "2036-02-29", "2048-02-29", "2060-02-29"],
	],
	[
		"the last Sunday of March",
		every(1, "YEARLY", { weekdays: [7], nth: -1 }),
		"2026-03-30",
		["2027-03-28", "2028-03-26", "2029-03-25", "2030-03-31"],
	],
];

/** Rule, wanted day, end, what comes of it: first to last day, or what is wrong. */
export const seriesCases: readonly [
	Recurrence,
	string,
	{ readonly until?: string; readonly count?: number },
	string,
][] = [
	[every(1, "DAILY"), "2026-11-27", {}, "2026-11-27 to ∞"],
	[every(1, "DAILY"), "2026-11-27", { count: 1 }, "2026-11-27 to 2026-11-27"],
	[every(1, "MONTHLY"), "2026-01-31", { count: 3 }, "2026-01-31 to 2026-05-31"],
	[every(4, "YEARLY"), "2184-01-01", { count: 99 }, "2184-01-01 to 2196-01-01"],
	[
		every(1, "WEEKLY", { weekdays: [1] }),
		"2026-11-27",
		{ until: "2026-12-10" },
		"2026-11-30 to 2026-12-07",
	],
	[every(1, "WEEKLY", { weekdays: [1] }), "2026-11-27", { until: "2026-11-29" }, "ENDS_BEFORE"],
	[every(1, "DAILY"), "2026-11-27", { until: "2026-12-01", count: 2 }, "RULE"],
	[every(1, "DAILY", { weekdays: [1] }), "2026-11-27", {}, "RULE"],
	[every(1, "WEEKLY", { nth: 1 }), "2026-11-27", {}, "RULE"],
	[every(1, "MONTHLY", { nth: 1 }), "2026-11-27", {}, "RULE"],
	[every(1, "YEARLY", { weekdays: [1] }), "2026-11-27", {}, "RULE"],
	[every(1, "YEARLY", { weekdays: [1], nth: 5 }), "2196-03-01", {}, "NO_DAY"],
];

/** Day, begin and end on the wall clock, zone, instants. */
export const spanCases = [
	["2026-03-28", 150, 210, "Europe/Berlin", "2026-03-28T01:30Z", "2026-03-28T02:30Z"],
	// half past two does not exist: it moves on, and what would end before it began keeps its length
	["2026-03-29", 150, 180, "Europe/Berlin", "2026-03-29T01:30Z", "2026-03-29T02:00Z"],
	["2026-03-29", 150, 195, "Europe/Berlin", "2026-03-29T01:30Z", "2026-03-29T02:15Z"],
	["2026-03-29", 60, 240, "Europe/Berlin", "2026-03-29T00:00Z", "2026-03-29T02:00Z"],
	["2026-03-29", 0, 1440, "Europe/Berlin", "2026-03-28T23:00Z", "2026-03-29T22:00Z"],
	// there twice: the first
	["2026-10-25", 150, 165, "Europe/Berlin", "2026-10-25T00:30Z", "2026-10-25T00:45Z"],
	["2026-10-24", 1380, 1620, "Europe/Berlin", "2026-10-24T21:00Z", "2026-10-25T02:00Z"],
	["2026-10-25", 540, 555, "Europe/Lisbon", "2026-10-25T09:00Z", "2026-10-25T09:15Z"],
] as const;
