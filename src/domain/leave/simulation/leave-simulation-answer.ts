import * as z from "zod/mini";
import { dayCostReasons } from "../day-cost.ts";
import { cutKinds, leaveLineKinds, substituteOrigin } from "../leave-line.ts";
import { leaveRuleKinds } from "../leave-rule-kinds.ts";

/** Civil days. */
const day = z.string();
/** Days of leave with the decimals they have: "8.3333", "-0.5". */
const days = z.string();

const line = z.object({
	kind: z.enum(leaveLineKinds),
	origin: z.enum([...leaveRuleKinds, substituteOrigin, ...cutKinds]),
	/** Below 0 where the account loses them. */
	days,
	effectiveOn: day,
	/** The last day on which it may be taken; null: never lost. */
	expiresOn: z.nullable(day),
	/** How it was reckoned, in signs and figures. */
	steps: z.array(z.string()),
	law: z.nullable(z.string()),
	/** Of an EXTRA rule. */
	label: z.optional(z.string()),
	/** Of a cut. */
	fullCalendarMonths: z.optional(z.int()),
	/** The year that it was carried over from. */
	fromYear: z.optional(z.int()),
	/** The rule and the absence, by their place in what was asked. */
	ruleIndex: z.optional(z.int()),
	absenceIndex: z.optional(z.int()),
});

const simulatedYear = z.object({
	year: z.int(),
	/** Of § 5 (1) BUrlG; 12 where it does not apply. */
	twelfths: z.int(),
	/** What the year grants, after cuts. */
	entitled: days,
	carried: days,
	/** Approved leave until `asOf`, less what sickness gave back. */
	taken: days,
	requested: days,
	expired: days,
	/** The sum of the lines. */
	remaining: days,
	lines: z.array(line),
});

const costedDay = z.object({ date: day, cost: days, reason: z.enum(dayCostReasons) });

const simulatedAbsence = z.object({
	index: z.int(),
	/** Begin to end, whatever is worked on them. */
	calendarDays: z.int(),
	/** Of leave: what was booked, before sickness gave anything back. */
	leaveDays: z.optional(days),
	creditedBack: z.optional(days),
	days: z.optional(z.array(costedDay)),
	/** Of sickness: the claim to pay, whether or not the sickness lasts so long. */
	continuedPay: z.optional(
		z.object({
			firstPaidDay: z.nullable(day),
			lastPaidDay: z.nullable(day),
			calendarDays: z.int(),
		}),
	),
	certificateDue: z.optional(z.nullable(day)),
});

export const leaveFindingCodes = [
	"NEGATIVE_REST",
	"OUTSIDE_EMPLOYMENT",
	"OVERLAP",
	"NO_RULE",
] as const;
export type LeaveFindingCode = (typeof leaveFindingCodes)[number];

/** What the simulator of leave answers; `text` of a finding in the language of who asks. */
export const leaveSimulationAnswer = z.object({
	years: z.array(simulatedYear),
	absences: z.array(simulatedAbsence),
	findings: z.array(z.object({ code: z.enum(leaveFindingCodes), text: z.string() })),
});

export type LeaveSimulationAnswer = z.output<typeof leaveSimulationAnswer>;
export type SimulatedLeaveYear = LeaveSimulationAnswer["years"][number];
export type SimulatedLeaveLine = SimulatedLeaveYear["lines"][number];
export type SimulatedAbsence = LeaveSimulationAnswer["absences"][number];

/** What a finding is about: a year, or absences by their place in the list. */
export interface LeaveFinding {
	readonly code: LeaveFindingCode;
	readonly year?: number;
	readonly absences?: readonly number[];
}
