import * as z from "zod/mini";
import { handKinds, leaveLineKinds } from "#domain/leave/leave-line.ts";
import { civilDay, id, queryList, queryNumber, typedLines } from "#kit/contract/fields.ts";
import { listInput } from "#kit/contract/list.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { absenceOfLine, origin } from "./account.ts";
import { amount } from "./amount.ts";
import { movedAmount } from "./typed-amount.ts";

/** The day, or the last one on which the days may be taken, does not fit the leave year. */
export const modificationOutsideYear = refusal("RuleViolation", "LEAVE_MODIFICATION_OUTSIDE_YEAR");
/** Only days that are given can lapse, and not before they are there. */
export const modificationExpiry = refusal("RuleViolation", "LEAVE_MODIFICATION_EXPIRY");
/** What is paid out or waived is taken from the account, and never lapses. */
export const payoutGives = refusal("RuleViolation", "LEAVE_PAYOUT_GIVES");
/** Leave is paid out only because an employment ends, and not before its last day (§ 7 (4) BUrlG). */
export const payoutWhileEmployed = refusal("RuleViolation", "LEAVE_PAYOUT_WHILE_EMPLOYED");
/** Of the leave year is not as much left. */
export const payoutTooMuch = refusal("RuleViolation", "LEAVE_PAYOUT_TOO_MUCH");
/** What the law grants is never waived (§ 13 BUrlG). */
export const waiverOfLaw = refusal("RuleViolation", "LEAVE_WAIVER_OF_LAW");
/** It was taken back already, or was not written by hand. */
export const modificationSettled = refusal("InvalidAction", "LEAVE_MODIFICATION_SETTLED");
/** The year was closed, or one after it: what it comes to stays. */
export const leaveYearClosed = refusal("InvalidAction", "LEAVE_YEAR_CLOSED");
export const leaveKindNotFound = refusal("EntityNotFound", "LEAVE_KIND_NOT_FOUND");

/** Of the account; null: there is none yet, and one is opened. */
const version = z.nullable(z.int());

export const modificationInput = z.object({
	userId: id,
	activityId: id,
	year: z.int().check(z.gte(1900), z.lte(2199)),
	/** PAYOUT at the exit and WAIVER of what is granted beyond the law take days, below 0. */
	kind: z._default(z.enum(handKinds), "MODIFICATION"),
	days: movedAmount,
	effectiveOn: civilDay,
	/** Of days that are given: the last day on which they may be taken; null: never lost. */
	expiresOn: z.nullable(civilDay),
	reason: typedLines({ min: 1 }),
	version,
});

export const reversalInput = z.object({
	id,
	reason: typedLines({ min: 1 }),
	version: z.int(),
});

/** The version of the account, which the next change counts on. */
export const modified = z.object({ id, version: z.int() });

export const recordKinds = [...leaveLineKinds, "REVERSAL"] as const;
export const recordSources = ["RULE", "MANUAL"] as const;

export const recordColumns = ["effectiveOn", "year", "days"] as const;

export const recordsInput = z.object({
	userId: id,
	...listInput(recordColumns),
	activityId: z.optional(id),
	year: z.optional(queryNumber(1900, 2199)),
	kinds: z.optional(queryList(z.enum(recordKinds))),
	sources: z.optional(queryList(z.enum(recordSources))),
});

export const recordItem = z.object({
	id,
	/** The leave year. */
	year: z.int(),
	/** The kind of leave. */
	activity: z.object({ id, name: z.string() }),
	kind: z.enum(recordKinds),
	origin,
	source: z.enum(recordSources),
	days: amount,
	effectiveOn: civilDay,
	expiresOn: z.nullable(civilDay),
	fromYear: z.nullable(z.int()),
	absence: z.nullable(absenceOfLine),
	reason: z.nullable(z.string()),
	/** The entry that it takes back. */
	reversesId: z.nullable(id),
	isReversed: z.boolean(),
	/** Of its account. */
	version: z.int(),
});
export type LeaveRecord = z.output<typeof recordItem>;
