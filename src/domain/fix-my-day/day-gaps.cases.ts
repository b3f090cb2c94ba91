import type { DayViolation } from "../violations/day-violations.ts";
import type { GapEntry, GapSetup } from "./gap-day.ts";

/** Approved work, unless said otherwise: `08:00-16:30` of the day. */
export interface CaseEntry extends Partial<Omit<GapEntry, "begin" | "end">> {
	readonly span: string;
}

/** A Friday of eight hours that is over and went well, unless said otherwise. */
export interface CaseDay {
	readonly day?: string;
	readonly isOver?: boolean;
	readonly isClosed?: boolean;
	readonly dueMinutes?: number;
	readonly actualMinutes?: number;
	readonly autoPauseMinutes?: number;
	readonly isExcused?: boolean;
	readonly plan?: { readonly span: string; readonly breaks: readonly string[] };
	readonly violations?: readonly DayViolation[];
	readonly entries?: readonly CaseEntry[];
}

interface Case {
	readonly title: string;
	readonly day: CaseDay;
	readonly setup?: Partial<GapSetup>;
	/** As `tellGap` tells them. */
	readonly gaps: readonly (readonly string[])[];
}

const nothing = { actualMinutes: 0, entries: [] };
const plan = { span: "08:00-16:30", breaks: ["12:30-13:00"] };
const usual = { begin: 7 * 60 + 45, end: 16 * 60 };
const auto = { state: "REQUESTED", autoFinished: true } as const;
const noBreak = {
	code: "BREAK_MISSING",
	severity: "WARNING",
	requiredMinutes: 30,
	breakMinutes: 0,
} as const;
const tooLong = { code: "OVER_10_HOURS", severity: "ERROR", minutes: 45 } as const;

export const dayGapCases: readonly Case[] = [
	{ title: "a day that went well", day: { entries: [{ span: "08:00-16:00" }] }, gaps: [] },
	{
		title: "no clock-out: the plan's end",
		day: { plan, entries: [{ span: "08:00-18:00", ...auto }] },
		setup: { usual },
		gaps: [["MISSING_CLOCK_OUT", "CHANGE e1 08:00-16:30"]],
	},
	{
		title: "no clock-out: the usual end, where nothing is planned",
		day: { entries: [{ span: "08:00-18:00", ...auto }] },
		setup: { usual },
		gaps: [["MISSING_CLOCK_OUT", "CHANGE e1 08:00-16:00"]],
	},
	{
		title: "no clock-out: nobody but the person knows",
		day: { entries: [{ span: "08:00-18:00", ...auto }] },
		gaps: [["MISSING_CLOCK_OUT, needs times", "CHANGE e1 08:00-18:00"]],
	},
	{
		title: "no clock-out: a plan that ended before she came says nothing",
		day: { plan, entries: [{ span: "17:00-23:00", ...auto }] },
		gaps: [["MISSING_CLOCK_OUT, needs times", "CHANGE e1 17:00-23:00"]],
	},
	{
		title: "no clock-out: not beyond what was booked next",
		day: {
			plan,
			entries: [
				{ span: "08:00-18:00", ...auto },
				{ span: "15:00-15:30", id: "e2", state: "REQUESTED" },
			],
		},
		setup: { usual: { begin: 480, end: 14 * 60 } },
		gaps: [["MISSING_CLOCK_OUT", "CHANGE e1 08:00-14:00"]],
	},
	{
		title: "no clock-out, and no reason: both at once",
		day: { plan, entries: [{ span: "08:00-18:00", ...auto, owesReason: true }] },
		gaps: [["MISSING_CLOCK_OUT", "CHANGE e1 08:00-16:30", "REASON e1"]],
	},
	{
		title: "no clock-out, but she said when: somebody has to agree",
		day: { plan, entries: [{ span: "08:00-16:45", ...auto, corrected: true }] },
		gaps: [["MISSING_CLOCK_OUT, waiting", "CHANGE e1 08:00-16:30"]],
	},
	{
		title: "ended by the server and approved is over",
		day: { plan, entries: [{ span: "08:00-18:00", autoFinished: true }] },
		gaps: [],
	},
	{
		title: "nothing at all: as planned, around the plan's break",
		day: { plan, ...nothing },
		gaps: [["NO_ACTUALS", "ENTER 08:00-12:30 work", "ENTER 13:00-16:30 work"]],
	},
	{
		title: "nothing at all: planned times that leave room for a pause, though no break is named",
		day: { plan: { span: "08:00-16:30", breaks: [] }, ...nothing },
		gaps: [["NO_ACTUALS", "ENTER 08:00-12:00 work", "ENTER 12:30-16:30 work"]],
	},
	{
		title: "nothing at all: as usual, with the pause the law asks for",
		day: { dueMinutes: 462, ...nothing },
		setup: { usual },
		gaps: [["NO_ACTUALS", "ENTER 07:45-12:00 work", "ENTER 12:30-15:57 work"]],
	},
	{
		title: "nothing on a half day: no more than is due",
		day: { plan, dueMinutes: 240, ...nothing },
		gaps: [["NO_ACTUALS", "ENTER 08:00-12:00 work"]],
	},
	{
		title: "a night that is planned: the pause in its middle",
		day: { plan: { span: "22:00-30:30", breaks: [] }, ...nothing },
		gaps: [["NO_ACTUALS", "ENTER 22:00-02:00 work", "ENTER 02:30-06:30 work"]],
	},
	{ title: "nothing at all, and nothing to propose it from", day: nothing, gaps: [["NO_ACTUALS"]] },
	{
		title: "nothing at all, and no activity to enter",
		day: { plan, ...nothing },
		setup: { workActivityId: null },
		gaps: [["NO_ACTUALS"]],
	},
	{ title: "a day that is not over", day: { plan, isOver: false, ...nothing }, gaps: [] },
	{ title: "an absence is asked for", day: { plan, isExcused: true, ...nothing }, gaps: [] },
	{ title: "the month is closed", day: { plan, isClosed: true, ...nothing }, gaps: [] },
	{ title: "nothing was due", day: { dueMinutes: 0, ...nothing }, gaps: [] },
	{
		title: "what waits to be approved is something",
		day: { plan, actualMinutes: 60, entries: [{ span: "08:00-09:00", state: "REQUESTED" }] },
		gaps: [],
	},
	{
		title: "rejected work that is missing: once more",
		day: { plan, actualMinutes: 0, entries: [{ span: "08:00-16:00", state: "REJECTED" }] },
		gaps: [["REJECTED", "ENTER 08:00-16:00 work"]],
	},
	{
		title: "rejected work with other work in its time",
		day: {
			actualMinutes: 470,
			entries: [
				{ span: "08:00-16:00", state: "REJECTED" },
				{ span: "09:00-16:50", id: "e2" },
			],
		},
		gaps: [],
	},
	{
		title: "rejected work of a day that is full",
		day: {
			entries: [{ span: "08:00-16:00" }, { span: "17:00-18:00", id: "e2", state: "REJECTED" }],
		},
		gaps: [],
	},
	{
		title: "requested time that counts already: what is free of it",
		day: {
			entries: [{ span: "08:00-12:00" }, { span: "11:00-16:00", id: "e2", state: "REQUESTED" }],
		},
		gaps: [["OVERLAP", "CHANGE e2 12:00-16:00"]],
	},
	{
		title: "requested time around something that counts",
		day: {
			entries: [
				{ span: "08:00-16:00", state: "REQUESTED" },
				{ span: "10:00-11:00", id: "e2" },
			],
		},
		gaps: [["OVERLAP"]],
	},
	{
		title: "a mended pause: the old entry gives way once somebody agrees",
		day: {
			violations: [noBreak],
			entries: [
				{ span: "08:00-16:30", change: "PERSON" },
				{ span: "12:00-12:30", id: "e2", classType: "PAUSE", state: "REQUESTED" },
				{ span: "12:30-16:30", id: "e3", state: "REQUESTED" },
			],
		},
		gaps: [
			[
				"PAUSE_MISSING, waiting",
				"CHANGE e1 08:00-12:00",
				"ENTER 12:00-12:30 pause",
				"ENTER 12:30-16:30 work",
			],
		],
	},
	{
		title: "no pause: the plan's break, in the longest piece of work",
		day: {
			plan,
			violations: [noBreak],
			entries: [{ span: "07:00-08:00" }, { span: "08:00-15:30", id: "e2" }],
		},
		gaps: [
			[
				"PAUSE_MISSING",
				"CHANGE e2 08:00-12:30",
				"ENTER 12:30-13:00 pause",
				"ENTER 13:00-15:30 work",
			],
		],
	},
	{
		title: "no pause in the afternoon: in the middle, at a quarter of an hour",
		day: { violations: [noBreak], entries: [{ span: "13:10-20:00" }] },
		gaps: [
			[
				"PAUSE_MISSING",
				"CHANGE e1 13:10-16:15",
				"ENTER 16:15-16:45 pause",
				"ENTER 16:45-20:00 work",
			],
		],
	},
	{
		title: "a few minutes missing: no break is shorter than a quarter of an hour (§ 4 ArbZG)",
		day: { violations: [{ ...noBreak, breakMinutes: 25 }], entries: [{ span: "08:00-15:00" }] },
		setup: { pauseActivityId: null },
		gaps: [["PAUSE_MISSING", "CHANGE e1 08:00-12:00", "ENTER 12:15-15:00 work"]],
	},
	{
		title: "no pause, but a rule takes it away",
		day: { autoPauseMinutes: 30, violations: [noBreak], entries: [{ span: "08:00-15:00" }] },
		gaps: [
			[
				"PAUSE_MISSING, notice",
				"CHANGE e1 08:00-12:00",
				"ENTER 12:00-12:30 pause",
				"ENTER 12:30-15:00 work",
			],
		],
	},
	{
		title: "no reason",
		day: { entries: [{ span: "08:00-16:00", owesReason: true }] },
		gaps: [["REASON_MISSING", "REASON e1"]],
	},
	{
		title: "nobody asks why something was rejected",
		day: { entries: [{ span: "08:00-16:00", owesReason: true, state: "CANCELLED" }] },
		gaps: [],
	},
	{
		title: "a late booking contradicts what was corrected",
		day: { entries: [{ span: "08:00-16:00", change: "BOOKING" }] },
		gaps: [["BOOKING_CONFLICT, waiting"]],
	},
	{
		title: "more than ten hours: perhaps she left as planned",
		day: {
			plan,
			violations: [tooLong],
			entries: [{ span: "08:00-12:00" }, { span: "12:30-19:15", id: "e2" }],
		},
		gaps: [["OVER_10_HOURS, notice", "CHANGE e2 12:30-16:30"]],
	},
	{
		title: "more than ten hours, and nothing to compare with",
		day: { violations: [tooLong], entries: [{ span: "08:00-19:15" }] },
		gaps: [["OVER_10_HOURS, notice"]],
	},
	{
		title: "the day the clocks went back: the wall clock counts",
		day: {
			day: "2026-10-25",
			dueMinutes: 480,
			plan: { span: "08:00-16:30", breaks: [] },
			...nothing,
		},
		gaps: [["NO_ACTUALS", "ENTER 08:00-12:00 work", "ENTER 12:30-16:30 work"]],
	},
];
