import * as z from "zod/mini";
import { gravities, violationKinds } from "#domain/violations/violation-kinds.ts";
import { id, queryFlag, queryList } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

export const minutes = z.int();

/** Whose times are asked for. */
export const whoseTimes = {
	userIds: z.optional(queryList(id)),
	unitIds: z.optional(queryList(id)),
	/** With the units below those of `unitIds`. */
	recursive: z._default(queryFlag, true),
	/** Those who are archived too; people who are named count anyway. */
	includeDisabled: z._default(queryFlag, false),
};

export const person = z.object({
	id,
	firstName: z.string(),
	lastName: z.string(),
	personnelNumber: z.nullable(z.string()),
});
export type NamedPerson = z.output<typeof person>;

/** What there is to be said of a day beside its figures; the place is the bit it is stored in. */
export const dayFlags = ["VIOLATION", "PENDING", "HOLIDAY", "ABSENCE", "NOT_EMPLOYED"] as const;
export type DayFlag = (typeof dayFlags)[number];
export const flags = z.array(z.enum(dayFlags));

/** As one number. Example: PENDING and HOLIDAY → 6. */
export function bitsOfFlags(held: readonly DayFlag[]): number {
	return held.reduce((bits, flag) => bits | (1 << dayFlags.indexOf(flag)), 0);
}

/** The reverse. Example: 6 → PENDING and HOLIDAY. */
export function flagsOfBits(bits: number): DayFlag[] {
	return dayFlags.filter((_, place) => (bits & (1 << place)) !== 0);
}

/** Kinds with how often, the gravest first; what is lawful so far (`INFO`) is not among them. */
export const countedViolations = z.array(
	z.object({ kind: z.enum(violationKinds), severity: z.enum(gravities), count: z.int() }),
);

/** Months with any violation, or with one of a kind. */
export const violationFilters = ["ANY", ...violationKinds] as const;

/** Of a month that lies further ahead than results are kept. */
export const monthTooFar = refusal("RuleViolation", "MONTH_TOO_FAR");
