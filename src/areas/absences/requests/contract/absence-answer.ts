import * as z from "zod/mini";
import {
	customChange,
	customNames,
	customValues,
} from "#areas/settings/custom-fields/contract/values.ts";
import { activityAnswer } from "#areas/time-tracking/activities/contract/activity-answer.ts";
import {
	activityState,
	approvalEventAnswer,
	approvalQuestionAnswer,
	approvalStepAnswer,
	openQuestion,
	stepKind,
} from "#areas/time-tracking/approvals/contract.ts";
import { longestYears } from "#domain/absences/absence-fault.ts";
import { offeredMoves } from "#domain/approval/possible-moves.ts";
import { dayCostReasons } from "#domain/leave/day-cost.ts";
import { dayParts } from "#domain/working-time/layout/absence-span.ts";
import { civilDay, id, instant, lastOf } from "#kit/contract/fields.ts";
import { ruleViolation } from "#kit/contract/rule-violation.ts";

import { absenceFile } from "./files.ts";

export const absenceClasses = ["LEAVE", "SICK", "ABSENCE"] as const;
export const dayPart = z.enum(dayParts);

const minuteOfDay = (most: number) => z.nullable(z.int().check(z.gte(0), z.lte(most)));

/** When and what. Parts of the first and last day; hours, over midnight to 2880, of one day alone. */
export const absenceFields = {
	activityId: id,
	from: civilDay,
	to: lastOf(civilDay, "from", { years: longestYears }),
	fromPart: z._default(dayPart, "WHOLE"),
	toPart: z._default(dayPart, "WHOLE"),
	beginMinutes: z._default(minuteOfDay(1439), null),
	endMinutes: z._default(minuteOfDay(2880), null),
};

/** Custom fields of absences; what is not named stays. */
export const customFields = { custom: z.optional(customChange) };

export const substituteField = { substituteUserId: z._default(z.nullable(id), null) };

export const substituteStates = ["PLANNED", "REQUESTED", "APPROVED", "REJECTED"] as const;

/** Who stands in, and whether she agreed. */
export const substituteAnswer = z.object({
	userId: id,
	firstName: z.string(),
	lastName: z.string(),
	state: z.enum(substituteStates),
	dueAt: z.nullable(instant),
});

/** Quantities of days travel as strings, as everywhere in leave. */
export const dayQuantity = z.string();

/** An absence as its person and those who may read it see it. Whose kind is withheld has no activity: it is merely absent. */
export const absenceAnswer = z.object({
	id,
	userId: id,
	user: z.object({ firstName: z.string(), lastName: z.string() }),
	/** Null where the kind is withheld. */
	activity: z.nullable(activityAnswer),
	/** ABSENCE where the kind is withheld. */
	classType: z.enum(absenceClasses),
	from: civilDay,
	to: civilDay,
	fromPart: dayPart,
	toPart: dayPart,
	beginMinutes: z.nullable(z.int()),
	endMinutes: z.nullable(z.int()),
	state: activityState,
	/** End minus begin plus one. */
	calendarDays: z.int(),
	/** What it takes in days of work, e.g. "4.5". */
	cost: dayQuantity,
	costMinutes: z.int(),
	reason: z.nullable(z.string()),
	substitute: z.nullable(substituteAnswer),
	cancellationRequested: z.boolean(),
	openSteps: z.array(stepKind),
	changeRequest: z.nullable(
		z.object({ id, reason: z.nullable(z.string()), openSteps: z.array(stepKind) }),
	),
	question: z.nullable(openQuestion),
	version: z.int(),
	moves: z.array(z.enum(offeredMoves)),
});
export type AbsenceAnswer = z.output<typeof absenceAnswer>;

/** How an absence stands. */
export const absenceStateInfo = z.pick(absenceAnswer, {
	id: true,
	version: true,
	state: true,
	cancellationRequested: true,
	openSteps: true,
	changeRequest: true,
	moves: true,
});

/** What a day costs, and why. */
export const costOfDay = z.object({
	day: civilDay,
	cost: dayQuantity,
	costMinutes: z.int(),
	reason: z.enum(dayCostReasons),
});

/** A rule that an absence would break, with the days of it that would break this rule no more, where there are some. */
export const repairableViolation = z.looseObject({
	...ruleViolation.shape,
	repair: z.optional(z.object({ from: civilDay, to: civilDay })),
});

const proposedChange = z.object({
	id,
	version: z.int(),
	reason: z.nullable(z.string()),
	activityId: id,
	activityName: z.nullable(z.string()),
	from: civilDay,
	to: civilDay,
	fromPart: dayPart,
	toPart: dayPart,
	beginMinutes: z.nullable(z.int()),
	endMinutes: z.nullable(z.int()),
});

/** Values of custom fields, as far as the reader may see them. */
export const shownCustom = { custom: customValues, customNames };

export const absenceDetail = z.object({
	...absenceAnswer.shape,
	...shownCustom,
	files: z.array(absenceFile),
	/** The reader may add one. */
	mayAddFiles: z.boolean(),
	/** Departments of the person, with those above: where custom fields are limited to some. */
	unitIds: z.array(id),
	days: z.array(costOfDay),
	steps: z.array(approvalStepAnswer),
	events: z.array(approvalEventAnswer),
	questions: z.array(approvalQuestionAnswer),
	change: z.nullable(proposedChange),
	/** Everybody who was asked to stand in, the newest first. */
	substitutes: z.array(substituteAnswer),
	/** The reader is asked to stand in, and has not said yet whether she does. */
	isAskedToSubstitute: z.boolean(),
});
export type AbsenceDetail = z.output<typeof absenceDetail>;
