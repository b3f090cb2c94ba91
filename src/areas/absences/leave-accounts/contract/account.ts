import * as z from "zod/mini";
import { dayCostReasons } from "#domain/leave/day-cost.ts";
import { cutKinds, leaveLineKinds, substituteOrigin } from "#domain/leave/leave-line.ts";
import { leaveRuleKinds } from "#domain/leave/leave-rule-kinds.ts";
import { dayParts } from "#domain/working-time/layout/absence-span.ts";
import { civilDay, id } from "#kit/contract/fields.ts";
import { accountUnit, amount } from "./amount.ts";
import { setUp } from "./openings.ts";

/** Where the rest of an account stands; NONE: there is no account of the year; MUCH_OPEN: as much as its limit tells from on. */
export const accountStates = ["NONE", "BELOW_ZERO", "USED_UP", "OPEN", "MUCH_OPEN"] as const;

/** Why leave of somebody has no value: no wage or contract holds on the day, or the reader may not know it. */
export const valueGaps = ["NO_WAGE", "HIDDEN"] as const;

export const leaveAccountColumns = [
	"name",
	"personnelNo",
	"unitName",
	"remaining",
	"entitled",
	"carried",
	"taken",
	"approvedAhead",
	"requested",
	"free",
] as const;

/** What an account comes to; null where there is none. */
const figures = {
	/** What the year grants, less its cuts. */
	entitled: amount,
	carried: amount,
	/** By hand: above or below 0. */
	modified: amount,
	/** Up to today. */
	taken: amount,
	/** Approved for days to come. */
	approvedAhead: amount,
	/** What has lapsed. */
	lost: amount,
	/** With all that is approved. */
	remaining: amount,
	/** Asked for and not decided. */
	requested: amount,
	/** What is left once that is approved, too. */
	free: amount,
};
export type FigureName = keyof typeof figures;

const expiring = z.object({ day: civilDay, days: amount });

export const accountItem = z.object({
	/** Of the person. */
	id,
	firstName: z.string(),
	lastName: z.string(),
	personnelNo: z.nullable(z.string()),
	unitName: z.string(),
	isEnabled: z.boolean(),
	figures: z.nullable(z.object(figures)),
	/** What lapses until the end of the year if nothing more is taken, the soonest first. */
	expiring: z.array(expiring),
	state: z.enum(accountStates),
});
export type LeaveAccountItem = z.output<typeof accountItem>;

/** A kind of leave that has accounts. */
export const kindOfAccounts = z.object({ id, name: z.string(), unit: accountUnit });

/** What a list of accounts tells beside its rows. */
export const accountsAside = {
	year: z.int(),
	/** The kind of leave whose accounts these are; null where the company keeps none. */
	activityId: z.nullable(id),
	/** Kinds of leave that have accounts. */
	kinds: z.array(kindOfAccounts),
};

/** So many people are asked about at once: as many as a calendar shows. */
export const mostBalances = 500;

/** A person's leave of a year in short. */
export const leaveBalance = z.object({
	userId: id,
	/** All there is of the year: granted, carried over and given by hand, less what has lapsed. */
	total: amount,
	/** Taken or still to come. */
	approved: amount,
	requested: amount,
	planned: amount,
	/** The three together: what is not free any more. */
	claimed: amount,
	/** All there is without what is approved. */
	remaining: amount,
});

export const absenceOfLine = z.object({
	id,
	from: civilDay,
	to: civilDay,
	fromPart: z.enum(dayParts),
	toPart: z.enum(dayParts),
});

/** The rule that a line follows from, and which of its versions. */
const rule = z.object({ id, name: z.string(), version: z.int() });

export const origin = z.enum([...leaveRuleKinds, substituteOrigin, ...cutKinds]);

const line = z.object({
	id,
	kind: z.enum([...leaveLineKinds, "REVERSAL"]),
	origin,
	source: z.enum(["RULE", "MANUAL"]),
	days: amount,
	/** What the account came to after it. */
	balance: amount,
	effectiveOn: civilDay,
	/** The last day on which it may be taken; null: never lost. */
	expiresOn: z.nullable(civilDay),
	/** The year that it was carried over from. */
	fromYear: z.nullable(z.int()),
	absence: z.nullable(absenceOfLine),
	rule: z.nullable(rule),
	steps: z.array(z.string()),
	law: z.nullable(z.string()),
	reason: z.nullable(z.string()),
});
export type LeaveAccountLine = z.output<typeof line>;

/** What counting days of absences anew did to an account, since holidays, working times or the employment changed. */
const recount = z.object({
	id,
	on: civilDay,
	/** What was left before and after. */
	was: amount,
	left: amount,
	/** It went below what may be taken in advance. */
	fellBelow: z.boolean(),
	/** None: what the year grants has changed. */
	absences: z.array(
		z.object({
			absence: absenceOfLine,
			/** The days that cost something else now, and why. */
			days: z.array(
				z.object({ day: civilDay, was: amount, cost: amount, reason: z.enum(dayCostReasons) }),
			),
		}),
	),
});
export type LeaveRecount = z.output<typeof recount>;

/** What is paid out to who leaves (§ 7 (4) BUrlG). */
const payout = z.object({
	/** The last day of the employment. */
	exit: civilDay,
	/** What is left on it with all that is approved, and not paid out yet. */
	days: amount,
	/** In cents, by the wage on the last day: of a day, or of an hour; READ on contracts.manage is needed to know them. */
	unitCents: z.nullable(z.int()),
	cents: z.nullable(z.int()),
	gap: z.nullable(z.enum(valueGaps)),
});
export type LeavePayout = z.output<typeof payout>;

/** On what the year's leave is reckoned: months of employment, and on how many days somebody works. */
const basis = z.object({
	twelfths: z.int(),
	entry: z.nullable(civilDay),
	exit: z.nullable(civilDay),
	/** Each with the share of the year's employment for which it holds, in thousandths. */
	patterns: z.array(z.object({ from: civilDay, workdays: z.number(), share: z.int() })),
	/** Of an account that is kept in minutes: the target time of a day, on the average of the year. */
	dayMinutes: z.nullable(z.int()),
});

/** Of a person and a kind of leave, over the years. */
const limits = z.object({
	/** So much may be taken before there is any. */
	advance: amount,
	/** From so much free leave on there is a notice; null: none. */
	notice: z.nullable(amount),
	/** Null: nothing was set yet. */
	version: z.nullable(z.int()),
});

export const accountAnswer = z.object({
	user: z.object({
		id,
		firstName: z.string(),
		lastName: z.string(),
		personnelNo: z.nullable(z.string()),
		unitName: z.string(),
	}),
	year: z.int(),
	today: civilDay,
	kinds: z.array(kindOfAccounts),
	activityId: z.nullable(id),
	limits,
	/** Null: nobody has set one up, and no rule fills it. */
	account: z.nullable(
		z.object({
			id,
			version: z.int(),
			...figures,
			state: z.enum(accountStates),
			...setUp,
			/** Requests that wait. */
			requests: z.int(),
			/** The first day of approved leave to come. */
			nextApproved: z.nullable(civilDay),
			/** In order of their days; what was taken back is left out together with what took it back. */
			lines: z.array(line),
			/** How many entries were taken back. */
			reversed: z.int(),
			/** The latest first, at most ten. */
			recounts: z.array(recount),
			/** Null: the employment does not end in the year. */
			payout: z.nullable(payout),
			basis: z.nullable(basis),
			/** Days on which the account changes, with what is left after them; requests alone move `free`. */
			course: z.array(z.object({ day: civilDay, remaining: amount, free: amount })),
			/** What lapses if nothing more is taken, and what of it if all requests are approved. */
			expiring: z.array(z.object({ ...expiring.shape, afterRequests: amount })),
			/** What of the rest goes over into the next year as things stand. */
			carriesOver: z.array(z.object({ days: amount, expiresOn: z.nullable(civilDay) })),
		}),
	),
});
export type LeaveAccountAnswer = z.output<typeof accountAnswer>;
export type LeaveAccount = NonNullable<LeaveAccountAnswer["account"]>;
