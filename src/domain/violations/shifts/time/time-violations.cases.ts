import type { RosterFacts } from "../roster-facts.ts";
import type { RosterRules } from "../roster-rules.ts";

/** Weeks from a Monday on: how many, on which weekdays (1 = Monday), at which time; "+0" says how long its pause is. */
export type WrittenWeeks = readonly [
	monday: string,
	weeks: number,
	weekdays: readonly number[],
	at: string,
];

interface Case {
	readonly title: string;
	/** What is known beside the plan. */
	readonly weeks?: readonly WrittenWeeks[];
	/** Days of leave or illness, the same two times for one. */
	readonly away?: readonly (readonly [from: string, to: string])[];
	readonly holidays?: readonly string[];
	/** The plan without the shift. */
	readonly others?: readonly string[];
	readonly shift: string;
	readonly facts?: Partial<RosterFacts>;
	readonly rules?: Partial<RosterRules>;
	/** Code and day, with "!" where nobody who is asking can put it aside, "?" where it merely informs; none of the day's own law. */
	readonly expected: readonly string[];
}

type Terms = NonNullable<ReturnType<NonNullable<RosterFacts["termsOn"]>>>;

const terms = (given: Partial<Terms>) => ({
	termsOn: () => ({
		...{ hourlyWageCents: null, maxMonthlyMinutes: null, maxMonthlyWageCents: null },
		...given,
	}),
});

function dayOf(iso: string) {
	return (Date.parse(iso) / 86_400_000) as RosterFacts["employments"][number]["from"];
}

const contract = (hours: number, daysPerWeek: number) => ({
	contracts: [
		{ from: dayOf("2020-01-01"), to: null, weeklyMinutes: hours * 60, daysPerWeek },
	] as RosterFacts["contracts"],
});

const mother = { maternity: [{ from: dayOf("2026-10-01"), to: dayOf("2026-12-31") }] };
const young = { adultFrom: dayOf("2028-01-01") };
const since = (iso: string) => ({ employments: [{ from: dayOf(iso), to: null }] });

const workdays = [1, 2, 3, 4, 5];
const sixDays = [1, 2, 3, 4, 5, 6];
/** 24 weeks that end on Sunday 2026-12-06, without the last Saturday. */
const half = (at: string): WrittenWeeks[] => [
	["2026-06-22", 23, sixDays, at],
	["2026-11-30", 1, workdays, at],
];
const saturday = "2026-12-05";
/** June to November of 2026, without the last day. */
const months = (at: string): WrittenWeeks[] => [["2026-06-01", 26, sixDays, at]];
const byMonths = { mostDaysInRow: 90, averageOver: "MONTHS_6" } as const;

// biome-ignore format: a table, one case a line
export const cases: readonly Case[] = [
	// AV01: 46 hours a week are 460 minutes on each of 144 working days
	{ title: "46 hours a week", weeks: half("08:00-16:10"), shift: `${saturday} 08:00-16:10`, expected: [] },
	// AV02: the same with two weeks of leave or illness, which do not make up for it
	{ title: "46 hours in 22 weeks of 24", weeks: [["2026-07-06", 21, sixDays, "08:00-16:52"], ["2026-11-30", 1, workdays, "08:00-16:52"]], others: ["2026-06-22 08:00-16:52"], away: [["2026-06-22", "2026-07-04"]], shift: `${saturday} 08:00-16:52`, expected: ["AVERAGE_24_WEEKS 2026-12-06!"] },
	{ title: "just eight hours on average", weeks: half("08:00-16:30"), shift: `${saturday} 08:00-16:30`, expected: [] },
	{ title: "a minute more in half a year", weeks: half("08:00-16:30"), shift: `${saturday} 08:00-16:31`, expected: ["AVERAGE_24_WEEKS 2026-12-06!"] },
	{ title: "the same, of who was employed a day too late", weeks: half("08:00-16:30"), shift: `${saturday} 08:00-16:31`, facts: since("2026-06-23"), expected: [] },
	{ title: "the same, of leading staff", weeks: half("08:00-16:30"), shift: `${saturday} 08:00-16:31`, facts: { exempt: [{ from: dayOf("2020-01-01"), to: null }] }, expected: [] },
	{ title: "less than 24 weeks are known", weeks: [["2026-06-29", 22, sixDays, "08:00-18:00"], ["2026-11-30", 1, workdays, "08:00-18:00"]], shift: `${saturday} 08:00-18:00`, expected: [] },
	{ title: "plans of later weeks count", weeks: [...half("08:00-16:30"), ["2026-12-07", 1, sixDays, "08:00-16:30"]], shift: `${saturday} 08:00-16:31`, expected: ["AVERAGE_24_WEEKS 2026-12-06!", "AVERAGE_24_WEEKS 2026-12-13!"] },
	// June to November have 157 working days: 75,360 minutes at most
	{ title: "six calendar months, just eight hours on average", weeks: months("08:00-16:30"), shift: "2026-11-30 08:00-16:30", rules: byMonths, expected: [] },
	{ title: "a minute more in six months", weeks: months("08:00-16:30"), shift: "2026-11-30 08:00-16:31", rules: byMonths, expected: ["AVERAGE_6_MONTHS 2026-11-30!"] },
	{ title: "what is much in 24 weeks may be little in six months", weeks: half("08:00-16:30"), shift: `${saturday} 08:00-16:31`, rules: byMonths, expected: [] },
	{ title: "six months of which the first day is not known", weeks: months("08:00-16:30"), shift: "2026-11-30 08:00-16:31", facts: since("2026-06-02"), rules: byMonths, expected: [] },
	{ title: "night workers have four weeks", weeks: [["2026-06-15", 21, [1, 2], "22:00-30:00 +30"], ["2026-11-09", 3, sixDays, "22:00-30:30 +30"], ["2026-11-30", 1, workdays, "22:00-30:30 +30"]], rules: { mostDaysInRow: 90 }, shift: `${saturday} 22:00-30:31 +30`, expected: ["NIGHT_AVERAGE_4_WEEKS 2026-12-06!"] },
	{ title: "who works few nights has half a year", weeks: [["2026-06-15", 21, [1], "08:00-16:00"], ["2026-11-09", 3, workdays, "22:00-30:30 +30"], ["2026-11-30", 1, workdays, "22:00-32:00 +30"]], rules: { mostDaysInRow: 90 }, shift: `${saturday} 22:00-32:00 +30`, expected: [] },
	{ title: "37 Sundays of 52 leave fifteen", weeks: [["2026-01-05", 36, [7], "08:00-12:00"]], shift: "2026-12-06 08:00-12:00", expected: [] },
	{ title: "38 leave fourteen", weeks: [["2026-01-05", 37, [7], "08:00-12:00"]], shift: "2026-12-06 08:00-12:00", expected: ["FREE_SUNDAYS 2026-12-06!"] },
	{ title: "a night from Saturday on is work on Sunday", weeks: [["2026-01-05", 37, [7], "08:00-12:00"]], shift: "2026-12-05 22:00-28:00", expected: ["FREE_SUNDAYS 2026-12-06!"] },
	{ title: "a Sunday with no day off in two weeks around it", weeks: [["2026-11-23", 2, sixDays, "08:00-12:00"], ["2026-12-07", 2, sixDays, "08:00-12:00"]], rules: { mostDaysInRow: 90 }, shift: "2026-12-06 08:00-12:00", expected: ["SUBSTITUTE_DAY 2026-12-06"] },
	{ title: "the Saturday before is one", weeks: [["2026-11-23", 1, sixDays, "08:00-12:00"], ["2026-11-30", 1, workdays, "08:00-12:00"], ["2026-12-07", 2, sixDays, "08:00-12:00"]], rules: { mostDaysInRow: 90 }, shift: "2026-12-06 08:00-12:00", expected: [] },
	{ title: "a day of leave is none", weeks: [["2026-11-23", 1, sixDays, "08:00-12:00"], ["2026-11-30", 1, workdays, "08:00-12:00"], ["2026-12-07", 2, sixDays, "08:00-12:00"]], away: [["2026-12-05", "2026-12-05"]], rules: { mostDaysInRow: 90 }, shift: "2026-12-06 08:00-12:00", expected: ["SUBSTITUTE_DAY 2026-12-06"] },
	{ title: "a holiday has eight weeks", weeks: [["2026-11-23", 2, sixDays, "08:00-12:00"], ["2026-12-07", 2, workdays, "08:00-12:00"]], holidays: ["2026-12-06"], rules: { mostDaysInRow: 90 }, shift: "2026-12-19 08:00-12:00", expected: [] },
	{ title: "six days in a row", others: ["2026-11-30 08:00-12:00", "2026-12-01 08:00-12:00", "2026-12-02 08:00-12:00", "2026-12-03 08:00-12:00", "2026-12-04 08:00-12:00"], shift: `${saturday} 08:00-12:00`, expected: [] },
	{ title: "a seventh between them", others: ["2026-11-30 08:00-12:00", "2026-12-01 08:00-12:00", "2026-12-02 08:00-12:00", "2026-12-04 08:00-12:00", "2026-12-05 08:00-12:00", "2026-12-06 08:00-12:00"], shift: "2026-12-03 08:00-12:00", expected: ["CONSECUTIVE_DAYS 2026-12-06"] },
	{ title: "as critical as a department says", weeks: [["2026-11-30", 1, sixDays, "08:00-12:00"]], rules: { severities: { CONSECUTIVE_DAYS: "CRITICAL" } }, shift: "2026-12-06 08:00-12:00", expected: ["CONSECUTIVE_DAYS 2026-12-06!"] },
	{ title: "hours of a full month", weeks: [["2026-11-02", 4, workdays, "08:00-16:30"]], facts: contract(40, 5), shift: "2026-11-28 08:00-12:00", expected: [] },
	{ title: "two days more than those", weeks: [["2026-11-02", 4, workdays, "08:00-16:30"]], others: ["2026-11-14 08:00-16:30"], facts: contract(40, 5), shift: "2026-11-28 08:00-16:30", expected: ["CONTRACT_HOURS_ABOVE 2026-11-28?"] },
	{ title: "the same, with a week of leave", weeks: [["2026-11-02", 3, workdays, "08:00-16:30"]], away: [["2026-11-23", "2026-11-28"]], facts: contract(40, 5), others: ["2026-11-14 08:00-16:30"], shift: "2026-11-21 08:00-16:30", expected: ["CONTRACT_HOURS_ABOVE 2026-11-21?"] },
	{ title: "a Minijob within its hours", weeks: [["2026-12-07", 1, workdays, "08:00-16:30"]], facts: terms({ maxMonthlyWageCents: 60_300 }), shift: "2026-12-14 08:00-11:22 +0", expected: [] },
	{ title: "a minute beyond them", weeks: [["2026-12-07", 1, workdays, "08:00-16:30"]], facts: terms({ maxMonthlyWageCents: 60_300 }), shift: "2026-12-14 08:00-11:23 +0", expected: ["MINIJOB_HOURS 2026-12-14"] },
	{ title: "at fifteen euros 40:12 hours", weeks: [["2026-12-07", 1, workdays, "08:00-16:30"]], facts: terms({ maxMonthlyWageCents: 60_300, hourlyWageCents: 1500 }), shift: "2026-12-14 08:00-08:13 +0", expected: ["MINIJOB_HOURS 2026-12-14", "MAX_WAGE_EXCEEDED 2026-12-14"] },
	{ title: "more than a contract allows in a month", weeks: [["2026-12-07", 1, workdays, "08:00-16:30"]], facts: terms({ maxMonthlyMinutes: 2400 }), rules: { severities: { MAX_ACTUAL_EXCEEDED: "CRITICAL" } }, shift: "2026-12-14 08:00-09:00 +0", expected: ["MAX_ACTUAL_EXCEEDED 2026-12-14!"] },
	{ title: "the young have 40 hours", weeks: [["2026-11-30", 1, [1, 2, 3, 4], "08:00-17:00 +60"]], facts: young, shift: "2026-12-04 08:00-17:01 +60", expected: ["MINOR_HOURS 2026-12-04", "MINOR_HOURS 2026-12-04!"] },
	{ title: "five days, and no Saturdays", weeks: [["2026-11-30", 1, workdays, "08:00-12:00"]], facts: young, shift: `${saturday} 08:00-12:00`, expected: ["MINOR_DAYS 2026-12-05!", "MINOR_WEEKEND 2026-12-05"] },
	{ title: "no holidays either", holidays: ["2026-12-08"], facts: young, shift: "2026-12-08 08:00-12:00", expected: ["MINOR_WEEKEND 2026-12-08"] },
	{ title: "just 8:30 hours of a mother", facts: mother, shift: "2026-12-01 08:00-17:00 +30", expected: [] },
	{ title: "a minute more", facts: mother, shift: "2026-12-01 08:00-17:01 +30", expected: ["MATERNITY_HOURS 2026-12-01!"] },
	{ title: "the same afterwards", facts: mother, shift: "2027-01-04 08:00-17:01 +30", expected: [] },
	{ title: "90 hours in two weeks", weeks: [["2026-11-23", 1, sixDays, "08:00-16:30"], ["2026-11-30", 1, workdays, "08:00-16:00"]], facts: mother, shift: `${saturday} 08:00-12:31 +0`, expected: ["MATERNITY_WEEKS 2026-12-06!"] },
	{ title: "an evening", facts: mother, shift: "2026-12-01 16:00-22:00", expected: ["MATERNITY_NIGHT 2026-12-01"] },
	{ title: "a night", facts: mother, shift: "2026-12-01 16:00-22:01", expected: ["MATERNITY_NIGHT 2026-12-01!"] },
	{ title: "a Sunday of a mother", facts: mother, shift: "2026-12-06 08:00-12:00", expected: ["MATERNITY_SUNDAY 2026-12-06"] },
];
