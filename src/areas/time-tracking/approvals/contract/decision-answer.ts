import * as z from "zod/mini";
import { activityAnswer } from "#areas/time-tracking/activities/contract/activity-answer.ts";
import { dayParts } from "#domain/working-time/layout/absence-span.ts";
import { civilDay, instant } from "#kit/contract/fields.ts";
import { ruleViolation } from "#kit/contract/rule-violation.ts";
import { openQuestion, stepKind } from "../contract.ts";

/** Under what an inbox lists what is to be decided, in the order of its filter. */
export const decisionKinds = [
	"ABSENCE",
	"ENTRY",
	"CHANGE",
	"CANCELLATION",
	"SUBSTITUTION",
	"LATE_BOOKING",
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What can be done with one; SETTLE opens what settles it. */
export const decisionMoves = ["APPROVE", "REJECT", "ASK", "SETTLE"] as const;

const dayPart = z.enum(dayParts);
const minutes = z.nullable(z.int());

/** Days of an absence. */
export const decidedDays = z.object({
	from: civilDay,
	to: civilDay,
	fromPart: dayPart,
	toPart: dayPart,
	beginMinutes: minutes,
	endMinutes: minutes,
});

/** Times of an entry, to be printed in the zone of its site; both ends the same of a single booking. */
export const decidedTimes = z.object({ begin: instant, end: instant, zone: z.string() });

const spans = { days: z.nullable(decidedDays), times: z.nullable(decidedTimes) };

/** What a source tells of a matter that waits for somebody's decision. */
export const toldDecision = z.object({
	/** Of the matter; of the change where a change is asked for. */
	version: z.int(),
	/** Null where the kind is withheld, and of requests to stand in. */
	activity: z.nullable(activityAnswer),
	...spans,
	/** What it is now, where a change is asked for. */
	was: z.nullable(z.object({ activity: z.nullable(activityAnswer), ...spans })),
	/** What days of an absence cost, e.g. "4.5"; null where that is not told. */
	cost: z.nullable(z.string()),
	/** Of an entry, of hours. */
	minutes,
	reason: z.nullable(z.string()),
	/** The leave account of the first year that is touched, in days; null where none is, and where none is set up. */
	leave: z.nullable(z.object({ year: z.int(), before: z.string(), after: z.string() })),
	/** The overtime account to date, in minutes; null without one, and for people who may not see it. */
	overtime: z.nullable(z.object({ beforeMinutes: z.int(), afterMinutes: z.int() })),
	/** What it would break once it is approved, the gravest first. */
	hints: z.array(ruleViolation),
	/** False: it lies too far back, its rules are looked at when it is decided. */
	isChecked: z.boolean(),
	/** Days of work of an absence, fourteen at most: how many of the unit are there then; null of all else. */
	coverage: z.nullable(
		z.object({
			people: z.int(),
			/** `needed`: 0 where the department needs nobody in particular. */
			days: z.array(z.object({ day: civilDay, present: z.int(), needed: z.int() })),
		}),
	),
	openSteps: z.array(stepKind),
	question: z.nullable(openQuestion),
	moves: z.array(z.enum(decisionMoves)),
});
export type ToldDecision = z.output<typeof toldDecision>;
