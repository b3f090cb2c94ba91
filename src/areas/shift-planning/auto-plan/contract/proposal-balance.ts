import * as z from "zod/mini";
import { id, instant } from "#kit/contract/fields.ts";

export const namedPerson = z.object({ id, firstName: z.string(), lastName: z.string() });
const count = z.int();

const metWish = z.object({
	user: namedPerson,
	begin: instant,
	end: instant,
	/** To work then, or to be free. */
	available: z.boolean(),
	/** 1 to 3. */
	wish: z.int(),
	isGranted: z.boolean(),
});
export type MetWish = z.output<typeof metWish>;

const share = z.object({
	user: namedPerson,
	nights: count,
	/** Shifts on a Saturday or Sunday. */
	weekends: count,
	/** With the year before the range. */
	yearNights: count,
	yearWeekends: count,
});
export type ProposedShare = z.output<typeof share>;

/** The nearest that anybody who is given something comes to what the law allows, and what that is. */
const lawFigures = z.object({
	/** Null where nobody works twice. */
	restMinutes: z.nullable(z.int()),
	leastRestMinutes: z.int(),
	nightsInRow: count,
	daysInRow: count,
	/** Of a week, in the 24 that end with the range. */
	averageMinutes: z.int(),
	mostAverageMinutes: z.int(),
});

export const proposalBalance = z.object({
	/** Those that do not come true first. */
	wishes: z.array(metWish),
	/** Of whom the proposal gives something. */
	shares: z.array(share),
	law: lawFigures,
});
export type ProposalBalance = z.output<typeof proposalBalance>;
