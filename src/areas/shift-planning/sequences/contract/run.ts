import * as z from "zod/mini";
import { mostSequenceDays } from "#domain/shifts/sequences/sequence-facts.ts";
import { civilDay, id, lastOf } from "#kit/contract/fields.ts";

/** A year. */
export const longestRun = 366;
/** Who is planned in one go. */
export const mostCrew = 500;
/** So many shifts are made with the request; more of them by a job. */
export const madeAtOnce = 1000;
/** And so many at all. */
export const mostMade = 20_000;
/** So many people are shown before, those with something to be known first. */
export const mostShown = 200;

/** What becomes of a day on which somebody cannot work: nothing, or an open shift. */
export const clashChoices = ["SKIP", "OPEN"] as const;

/** Why somebody cannot. RULE: another rule that the plan may not break. */
export const clashReasons = ["EXISTING", "ABSENT", "NOT_EMPLOYED", "RULE"] as const;
export type ClashReason = (typeof clashReasons)[number];

export const runFields = {
	people: z
		.array(
			z.object({
				userId: id,
				/** Days of the sequence that she is ahead. */
				offset: z._default(z.int().check(z.gte(0), z.lt(mostSequenceDays)), 0),
			}),
		)
		.check(z.minLength(1), z.maxLength(mostCrew)),
	from: civilDay,
	to: lastOf(civilDay, "from", { days: longestRun }),
	onClash: z._default(z.enum(clashChoices), "SKIP"),
};

/** Day, begin, end, kind, what becomes of it, why not, codes of the rules that it breaks and may. */
const shiftCells = z.tuple([
	civilDay,
	z.int(),
	z.int(),
	id,
	z.enum(["MADE", "OPENED", "SKIPPED"]),
	z.nullable(z.enum(clashReasons)),
	z.array(z.string()),
]);

const counts = {
	/** Shifts that somebody gets. */
	made: z.int(),
	/** Made as open ones. */
	opened: z.int(),
	skipped: z.int(),
};

export const preview = z.object({
	...counts,
	/** Of those that are made, how many break rules that may be broken. */
	violated: z.int(),
	lines: z.array(
		z.object({
			userId: id,
			firstName: z.string(),
			lastName: z.string(),
			...counts,
			shifts: z.array(shiftCells),
		}),
	),
});
export type RunPreview = z.output<typeof preview>;

export const applied = z.object({
	runId: id,
	...counts,
	/** Where a job makes them; all counts are 0 then. */
	jobId: z.nullable(id),
});
