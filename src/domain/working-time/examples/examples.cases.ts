import type { TimeRule } from "../rules/rule-catalogue.ts";
import type { ExampleDay, ExampleFigures } from "./rule-example.ts";

type Rule = TimeRule;
const always = { validFrom: null, validTo: null };
/** § 4 ArbZG. */
const legal: Rule = {
	type: "AUTOPAUSE",
	...always,
	behaviour: "COMPLETE_DURATION",
	minBlockMinutes: 15,
	steps: [
		{ afterMinutes: 360, pauseMinutes: 30 },
		{ afterMinutes: 540, pauseMinutes: 45 },
	],
};
const day: ExampleDay = {
	date: "2026-06-09",
	targetMinutes: 480,
	plan: null,
	entries: [],
	openingBalanceMinutes: 0,
};
const work = (begin: string, end: string) => ({ begin, end, isPause: false });
const pause = (begin: string, end: string) => ({ begin, end, isPause: true });
const plan = { begin: "08:00", end: "17:00" };
const autoShift: Rule = {
	type: "AUTOSHIFTTOTRACKING",
	...always,
	graceMinutes: 30,
	state: "REQUESTED",
};

/** Title, rule, day, some of the figures. */
export const exampleCases: readonly (readonly [
	string,
	Rule,
	ExampleDay,
	Partial<ExampleFigures>,
])[] = [
	[
		"half an hour is taken off a day without a pause",
		legal,
		{ ...day, entries: [work("08:00", "16:30")] },
		{ workedMinutes: 480, autoPauseMinutes: 30, balanceMinutes: 0 },
	],
	[
		"booked pauses count",
		legal,
		{ ...day, entries: [work("08:00", "12:00"), pause("12:00", "12:30"), work("12:30", "16:30")] },
		{ workedMinutes: 480, pauseMinutes: 30, autoPauseMinutes: 0 },
	],
	[
		"a night shift with its pause after midnight",
		legal,
		{ ...day, entries: [work("22:00", "02:00"), pause("02:00", "02:30"), work("02:30", "06:30")] },
		{ workedMinutes: 480, pauseMinutes: 30, balanceMinutes: 0 },
	],
	[
		"the begin is rounded up",
		{ type: "ROUNDING", ...always, target: "BEGIN", mode: "UP", gridMinutes: 15 },
		{ ...day, entries: [work("08:03", "16:15")] },
		{ workedMinutes: 480 },
	],
	[
		"what lies before the working time is cut",
		{
			type: "NORMALIZE2WORKTIME",
			...always,
			to: "WORKING_TIME",
			toleranceBeforeMinutes: null,
			toleranceAfterMinutes: null,
		},
		{ ...day, plan, entries: [work("07:30", "17:10")] },
		{ workedMinutes: 540, balanceMinutes: 60 },
	],
	[
		"what lies outside of the frame is cut",
		{
			type: "NORMALIZE2WORKTIME",
			...always,
			to: "FRAME",
			toleranceBeforeMinutes: null,
			toleranceAfterMinutes: null,
		},
		{ ...day, plan, entries: [work("07:30", "17:10")] },
		{ workedMinutes: 540 },
	],
	[
		"overtime of a day",
		{
			type: "OVERTIME",
			...always,
			period: "DAY",
			afterMinutes: 480,
			factorPercent: 125,
			needsApproval: false,
		},
		{ ...day, entries: [work("08:00", "18:00")] },
		{ overtimeMinutes: 150, balanceMinutes: 120 },
	],
	[
		"extra time of a day",
		{ type: "EXTRATIME", ...always, conditions: [], mode: "FIXED", value: 10, maxMinutes: null },
		{ ...day, entries: [work("08:00", "16:00")] },
		{ extraMinutes: 10, balanceMinutes: 10 },
	],
	[
		"plus hours expire beyond the bound",
		{ type: "FLEXTIME", ...always, upperMinutes: 1200, lowerMinutes: null, overflow: "EXPIRE" },
		{ ...day, openingBalanceMinutes: 1190, entries: [work("08:00", "17:00")] },
		{ balanceMinutes: 60, carriedMinutes: 1200 },
	],
	[
		"a planned shift in which nothing was booked becomes an entry to approve",
		autoShift,
		{ ...day, plan },
		{ workedMinutes: 0, pendingMinutes: 540 },
	],
	[
		"or an approved one",
		{ ...autoShift, state: "APPROVED" },
		{ ...day, plan },
		{ workedMinutes: 540, pendingMinutes: 0 },
	],
	[
		"but not where something was booked",
		autoShift,
		{ ...day, plan, entries: [work("09:00", "10:00")] },
		{ workedMinutes: 60, pendingMinutes: 0 },
	],
];
