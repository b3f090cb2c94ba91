import * as z from "zod/mini";
import { ledgerKinds, modificationKinds } from "#domain/overtime/ledger-entry.ts";
import { limitsStates } from "#domain/overtime/overtime-limits.ts";
import { civilDay, id, typedLines } from "#kit/contract/fields.ts";

/** Ten thousand hours. */
export const mostMinutes = 600_000;

const balance = z.int().check(z.gte(-mostMinutes), z.lte(mostMinutes));
const limit = z.nullable(balance);

/** Minutes of the balance; null = none. */
export const limitFields = {
	upper: limit,
	upperNotice: limit,
	lower: limit,
	lowerNotice: limit,
	/** What lies above it at the end of a month is not carried over. */
	cap: z.nullable(z.int().check(z.gte(0), z.lte(mostMinutes))),
};

/** Of the opening; may be below 0. */
export const openingFields = { openedOn: civilDay, minutes: balance };

export const modificationFields = {
	kind: z.enum(modificationKinds),
	effectiveOn: civilDay,
	/** Above 0 adds to the balance; PAYOUT and EXPIRY are below 0. */
	minutes: balance.check(z.refine((minutes) => minutes !== 0)),
	reason: typedLines({ min: 1 }),
};

const entryAnswer = z.object({
	id,
	kind: z.enum(ledgerKinds),
	effectiveOn: civilDay,
	minutes: z.number(),
	reason: z.nullable(z.string()),
	/** The one it takes back. */
	reversesId: z.nullable(id),
	isReversed: z.boolean(),
});
export type OvertimeEntry = z.output<typeof entryAnswer>;

export const accountAnswer = z.object({
	openedOn: civilDay,
	limits: z.object(limitFields),
	version: z.int(),
	/** Ledger up to today and the days of open months that are over. */
	balanceMinutes: z.number(),
	/** Days of the balance wait to be computed anew: it holds in a moment. */
	isBeingComputed: z.boolean(),
	ledgerMinutes: z.number(),
	openMinutes: z.number(),
	/** Entries of days to come. */
	upcomingMinutes: z.number(),
	/** What may be paid out or expire. */
	takeableMinutes: z.number(),
	state: z.enum(limitsStates),
	/** What would not be carried over if the month ended now. */
	aboveCapMinutes: z.number(),
	/** The last day of the figures. */
	countedUntil: civilDay,
	closedUntil: z.nullable(civilDay),
	/** Months that are not closed, the newest first: `2026-11`. */
	openMonths: z.array(z.object({ month: z.string(), minutes: z.number() })),
	/** The newest first. */
	entries: z.array(entryAnswer),
});
export type OvertimeAccount = z.output<typeof accountAnswer>;
