import * as z from "zod/mini";
import { projectAnswer, projectNodeAnswer } from "#areas/projects/projects/contract.ts";
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
import { bookingSources } from "#areas/time-tracking/bookings/contract/booking-list.ts";
import { offeredMoves } from "#domain/approval/possible-moves.ts";
import { civilDay, id, instant, lastOf } from "#kit/contract/fields.ts";
import { longestEntry } from "./refusals.ts";

export const bookingSource = z.enum(bookingSources);

export const timeTrackingAnswer = z.object({
	id,
	userId: id,
	user: z.object({ firstName: z.string(), lastName: z.string() }),
	/** The local day of its begin. */
	day: civilDay,
	begin: instant,
	/** Empty while it runs. */
	end: z.nullable(instant),
	/** Of the person's site, when it was booked: its times are shown in it. */
	zone: z.string(),
	status: z.nullable(z.enum(["RUNNING"])),
	/** Seconds of whole minutes, both ends cut to theirs; empty while it runs. */
	duration: z.nullable(
		z
			.number()
			.check(
				z.describe(
					"Seconds of whole minutes: begin and end are each cut to their minute, as in every figure made of them. Null while it runs.",
				),
			),
	),
	state: activityState,
	activityId: id,
	activity: activityAnswer,
	project: z.nullable(projectAnswer),
	projectNode: z.nullable(projectNodeAnswer),
	customer: z.null(),
	source: bookingSource,
	reason: z.nullable(z.string()),
	needsReason: z.boolean(),
	autoFinished: z.boolean(),
	corrected: z.boolean(),
	/** What still has to happen before it is approved. */
	openSteps: z.array(stepKind),
	/** A pending request to change it; its old values count until then. */
	changeRequest: z.nullable(
		z.object({ id, reason: z.nullable(z.string()), openSteps: z.array(stepKind) }),
	),
	/** The newest question about what is to be decided. */
	question: z.nullable(openQuestion),
	version: z.number(),
});

export type TimeTracking = z.output<typeof timeTrackingAnswer>;

/** An entry in the way of another. */
export const overlappingEntry = z.object({
	id,
	begin: instant,
	end: z.nullable(instant),
	zone: z.string(),
	state: activityState,
	activityName: z.string(),
});
export type OverlappingEntry = z.output<typeof overlappingEntry>;

/** What is allowed and yet to be known: more than 16 hours, others in the same time. */
export const entryWarnings = z.object({ isLong: z.boolean(), overlaps: z.array(overlappingEntry) });

export const changeProposal = z.object({
	id,
	version: z.number(),
	reason: z.nullable(z.string()),
	/** Empty: stays as it is. */
	begin: z.nullable(instant),
	end: z.nullable(instant),
	activityId: z.nullable(id),
	activityName: z.nullable(z.string()),
	projectNodeId: z.nullable(id),
	projectNodeName: z.nullable(z.string()),
});

/** What follows from what is asked, once somebody has agreed to it. */
export const approvalEffect = z.object({
	/** The overtime account to date; null without one, for people who may not see it, and where no day that is over changes. */
	account: z.nullable(z.object({ beforeMinutes: z.int(), afterMinutes: z.int() })),
	/** The working time of a day beside what the law allows at most; null where none changes or the law sets no limit. */
	maximum: z.nullable(
		z.object({
			day: civilDay,
			limitMinutes: z.int(),
			beforeMinutes: z.int(),
			afterMinutes: z.int(),
		}),
	),
});

/** Values of custom fields, as far as the reader may see them. */
export const shownCustom = { custom: customValues, customNames };

export const timeTrackingDetail = z.object({
	...timeTrackingAnswer.shape,
	...shownCustom,
	/** Units of the person, with those above: where custom fields are limited to some. */
	unitIds: z.array(id),
	steps: z.array(approvalStepAnswer),
	events: z.array(approvalEventAnswer),
	questions: z.array(approvalQuestionAnswer),
	change: z.nullable(changeProposal),
	/** Null where nothing is asked, and where its times meet another entry. */
	effect: z.nullable(approvalEffect),
	warnings: entryWarnings,
	/** What the reader may do with it now. */
	moves: z.array(z.enum(offeredMoves)),
	mayDelete: z.boolean(),
});
export type TimeTrackingDetail = z.output<typeof timeTrackingDetail>;

/** Times and kind of an entry. Seconds count, parts of them do not. */
export const entryFields = {
	begin: instant,
	end: lastOf(instant, "begin", { hours: longestEntry }),
	activityId: id,
	projectNodeId: z._default(z.nullable(id), null),
};

/** Custom fields of entries; what is not named stays. */
export const customFields = { custom: z.optional(customChange) };

/** The entry after it was written, with what has to be known about its times. */
export const written = z.object({
	id,
	version: z.int(),
	state: activityState,
	warnings: entryWarnings,
});
