import * as z from "zod/mini";
import { leaveRuleKinds } from "#domain/leave/leave-rule-kinds.ts";
import { civilDay, id, typedLines } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { amount } from "./amount.ts";
import { someAmount } from "./typed-amount.ts";

/** The day lies outside the leave year. */
export const openingOutsideYear = refusal("RuleViolation", "LEAVE_OPENING_OUTSIDE_YEAR");
/** Leave that is carried over was earned in an earlier year, and has not lapsed when the account is opened. */
export const openingCarried = refusal("RuleViolation", "LEAVE_OPENING_CARRIED");

/** What reasons keep leave from being taken in its year (§ 7 (3) BUrlG). */
export const carryReasons = ["OPERATIONAL", "PERSONAL"] as const;
export type CarryReason = (typeof carryReasons)[number];

/** Leave of an earlier year that is still there. */
const carriedDays = z.object({
	fromYear: z.int().check(z.gte(1900), z.lte(2199)),
	origin: z.enum(leaveRuleKinds),
	days: someAmount,
	/** The last day on which it may be taken; null: never lost. */
	expiresOn: z.nullable(civilDay),
});
export type CarriedDays = z.output<typeof carriedDays>;

/** More of one person is no account. */
export const mostCarried = 20;

const opening = z.object({
	/** Absences from this day on are taken from the account. */
	day: civilDay,
	/** Of the year's own leave, before that day. */
	taken: someAmount,
	/** In the place of `taken`: all that is left on that day, `carried` among it; what was taken follows from it. */
	rest: z.optional(someAmount),
	/** What earlier years left; nothing else comes over from the year before. */
	carried: z.array(carriedDays).check(z.maxLength(mostCarried)),
});
export type LeaveOpeningValues = z.output<typeof opening>;

/** What of an account is set up by hand. */
export const setUp = {
	/** Null: it goes on from the year before. */
	opening: z.nullable(opening),
	/** Why leave of the year could not be taken in it. */
	carryReason: z.nullable(z.enum(carryReasons)),
	carryNote: z.nullable(z.string()),
};

export const setUpInput = z.object({
	userId: id,
	activityId: id,
	year: z.int().check(z.gte(1900), z.lte(2199)),
	...setUp,
	carryNote: z.nullable(typedLines({ min: 1 })),
	reason: z.nullable(typedLines({ min: 1 })),
	/** Of the account; null: there is none yet, and one is opened. */
	version: z.nullable(z.int()),
});

export const setUpPreviewInput = z.object({
	userId: id,
	activityId: id,
	year: z.int().check(z.gte(1900), z.lte(2199)),
	...setUp,
	carryNote: z.nullable(typedLines({ min: 1 })),
});

/** What an account would come to. */
export const setUpPreview = z.object({
	entitled: amount,
	carried: amount,
	modified: amount,
	/** Also for days to come. */
	taken: amount,
	/** Of that, before the account is opened. */
	takenBefore: amount,
	lost: amount,
	remaining: amount,
	/** What is left now; null where there is no account. */
	remainingNow: z.nullable(amount),
	/** Neither a rule nor an opening says what there is. */
	hasNoRule: z.boolean(),
	/** Absences of the year before the opening, which are not taken from it. */
	absencesBefore: z.int(),
});

export const limitsInput = z.object({
	userId: id,
	activityId: id,
	/** So much may be taken before there is any. */
	advance: someAmount,
	/** From so much free leave on there is a notice; null: none. */
	notice: z.nullable(someAmount),
	/** Null: nothing was set yet. */
	version: z.nullable(z.int()),
});
