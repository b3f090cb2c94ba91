import * as z from "zod/mini";
import { figures } from "#domain/working-time/day-minutes.ts";
import { chainStep } from "#domain/working-time/trace.ts";
import { civilDay, id, instant } from "#kit/contract/fields.ts";
import { minutes, person } from "./fields.ts";

const span = { begin: instant, end: instant };
const spanOrNull = z.nullable(z.object(span));

/** What the law asks, and what there was; HOURS is a most, the others are a least. */
const lawCheck = z.object({
	kind: z.enum(["HOURS", "BREAK", "REST"]),
	limitMinutes: minutes,
	measuredMinutes: minutes,
	isKept: z.boolean(),
});

/** `rule` may be none: BOOKED, PAUSES, FIXED_BREAK, HOLIDAY_CREDIT, ABSENCE_CREDIT, TARGET, BALANCE_MODE. */
const explainedLink = z.extend(z.omit(chainStep, { ruleIndex: true }), {
	timeRule: z.nullable(
		z.object({
			ruleId: id,
			versionId: id,
			name: z.string(),
			/** First day of the version. */
			versionFrom: z.nullable(civilDay),
		}),
	),
});

export const dayEntry = z.object({
	id,
	...span,
	classType: z.string(),
	state: z.enum(["APPROVED", "REQUESTED"]),
});

const booking = z.extend(dayEntry, { activityName: z.string(), source: z.nullable(z.string()) });

/** Everything that "Warum?" shows of a day beside its figures. */
export const dayExplanation = z.object({
	user: person,
	unitName: z.nullable(z.string()),
	/** What was meant to be, before anything was booked. */
	plan: z.object({
		workingTime: spanOrNull,
		/** Null also where nobody has to be there: holiday, absence. */
		coreTime: spanOrNull,
		frameTime: spanOrNull,
		breaks: z.array(z.object(span)),
		shifts: z.array(z.object({ ...span, classType: z.string(), pauses: z.array(z.object(span)) })),
	}),
	/** The entries with what they are for; those to be approved among them. */
	bookings: z.array(booking),
	/** One sum from coming to the balance. */
	chain: z.array(explainedLink),
	/**
	 * The overtime account before the day, what was written by hand on it, and what it comes to after it. Null without an
	 * account, for who may not see it, and while the day is not over.
	 */
	account: z.nullable(
		z.object({ beforeMinutes: minutes, writtenMinutes: minutes, afterMinutes: minutes }),
	),
	/** Of a closed month: when it was closed, and the day's figures as they were then; null while it is open. */
	frozen: z.nullable(
		z.object({ closedAt: instant, figures: z.object({ ...figures, leaveDays: z.number() }) }),
	),
	/** Null on days without work and for whom § 18 ArbZG leaves out. */
	law: z.nullable(z.object({ law: z.enum(["ARBZG", "JARBSCHG"]), checks: z.array(lawCheck) })),
});
export type DayExplanation = z.output<typeof dayExplanation>;
