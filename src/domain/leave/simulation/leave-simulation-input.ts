import * as z from "zod/mini";
import { freeFactors } from "../../holidays/holiday-facts.ts";
import { dayParts } from "../../working-time/layout/absence-span.ts";
import { cutKinds } from "../leave-line.ts";
import { leaveDaysText, leaveRule } from "../leave-rule.ts";
import { leaveRuleKinds } from "../leave-rule-kinds.ts";

const isInReach = (written: string) => written >= "1900" && written < "2200";
const day = z.iso.date().check(z.refine(isInReach));
const year = z.int().check(z.gte(1900), z.lt(2200));

function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
	return z._default(z.nullable(schema), null);
}

function listOf<Schema extends z.ZodMiniType>(item: Schema, most = 500) {
	return z._default(z.array(item).check(z.maxLength(most)), []);
}

const weekdays = z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7));

const pattern = z.strictObject({
	from: day,
	/** 1 = Monday; none: nobody works and nothing is earned. */
	workdays: weekdays,
	/** Irregular work: days of duty a year, which then count alone. */
	dutyDaysPerYear: orNull(z.int().check(z.gte(0), z.lte(366))),
	/** Hours without fewer days change nothing. */
	weeklyMinutes: orNull(z.int().check(z.gte(0), z.lte(10_080))),
});

const openRange = z.strictObject({
	from: day,
	/** Null: until further notice. */
	to: orNull(day),
});

const cut = z.strictObject({
	kind: z.enum(cutKinds),
	from: day,
	to: day,
	/** Months in which somebody works part-time beside it are not cut. */
	worksPartTime: z._default(z.boolean(), false),
});

const carriedIn = z.strictObject({
	year,
	origin: z._default(z.enum(leaveRuleKinds), "STATUTORY"),
	days: leaveDaysText,
	/** Null: never lost. */
	expiresOn: orNull(day),
});

const absence = z.strictObject({
	classType: z.enum(["LEAVE", "SICK", "ABSENCE"]),
	from: day,
	to: day,
	fromPart: z._default(z.enum(dayParts), "WHOLE"),
	toPart: z._default(z.enum(dayParts), "WHOLE"),
	state: z._default(
		z.enum(["PLANNED", "REQUESTED", "APPROVED", "REJECTED", "CANCELLED"]),
		"APPROVED",
	),
	/** Of SICK: a certificate is there, so that leave is given back. */
	certified: z._default(z.boolean(), false),
	/** Of SICK: work had begun on the first day. */
	workedOnFirstDay: z._default(z.boolean(), false),
	/** Of SICK: the place in the list of the earlier sickness that was the same illness. */
	sameIllnessAs: orNull(z.int().check(z.gte(0))),
});

/** So many years are answered at once; no range is longer. */
export const mostLeaveYears = 10;

/** What may be asked of the simulator of leave; missing lists are empty, dates inclusive, days as text. */
export const leaveSimulationInput = z.strictObject({
	years: z.array(year).check(z.minLength(1), z.maxLength(300)),
	/** What takes effect later is not yet taken or lost; none: the end of the last year. */
	asOf: orNull(day),
	holidayRegion: orNull(z.string().check(z.maxLength(20))),
	/** On a day that is given the region says nothing. */
	holidays: listOf(
		z.strictObject({ date: day, factor: z._default(z.literal([...freeFactors]), 1) }),
		2000,
	),
	employment: z.strictObject({ entry: day, exit: orNull(day) }),
	birthDate: orNull(day),
	/** In order of their first days. */
	patterns: listOf(pattern),
	severelyDisabled: listOf(openRange),
	rules: listOf(leaveRule),
	cuts: listOf(cut),
	carriedIn: listOf(carriedIn),
	/** What the employer said of open leave, about which year, and when it was received. */
	notices: listOf(z.strictObject({ year, receivedOn: day })),
	/** Years whose leave operational or personal reasons kept from being taken. */
	carryOverReasons: listOf(
		z.union([year, z.strictObject({ year, reason: orNull(z.string().check(z.maxLength(2000))) })]),
	),
	longSickness: listOf(openRange),
	absences: listOf(absence, 2000),
});

export type LeaveSimulationInput = z.output<typeof leaveSimulationInput>;
/** As it is sent. */
export type LeaveSimulationQuestion = z.input<typeof leaveSimulationInput>;
