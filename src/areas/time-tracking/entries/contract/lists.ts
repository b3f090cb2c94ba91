import * as z from "zod/mini";
import { projectWithNodes } from "#areas/projects/projects/contract.ts";
import { customColumn, customFilters } from "#areas/settings/custom-fields/contract/values.ts";
import { activityAnswer } from "#areas/time-tracking/activities/contract/activity-answer.ts";
import { activityState } from "#areas/time-tracking/approvals/contract.ts";
import { offeredMoves } from "#domain/approval/possible-moves.ts";
import { suggestionSources } from "#domain/fix-my-day/suggested-times.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import {
	civilDay,
	id,
	instant,
	nothing,
	queryFlag,
	queryList,
	queryNumber,
} from "#kit/contract/fields.ts";
import { limits } from "#kit/contract/limits.ts";
import { listAnswer, listInput, listTotal } from "#kit/contract/list.ts";
import { bookingSource, shownCustom, timeTrackingAnswer } from "./tracking-answer.ts";

const sortings = ["begin", "-begin", "end", "-end", "state", "user"] as const;

/** Columns of the list of everybody's entries that it can be sorted by. */
export const trackingColumns = ["begin", "end", "user", "activity", "state", "duration"] as const;

/** Classes of activities that time is entered for. */
export const trackingClasses = ["WORKTIME", "WORKTIME_SICK", "ACTION", "PAUSE", "BREAK"] as const;

/** What lists of entries are narrowed by. */
const narrowing = {
	userIds: z.optional(queryList(id)),
	/** First and last local day. */
	from: z.optional(civilDay),
	to: z.optional(civilDay),
	states: z.optional(queryList(activityState, 5)),
	autoFinished: z.optional(queryFlag),
	needsReason: z.optional(queryFlag),
};

/** What the extended filter adds to it. */
const narrowingFurther = {
	classTypes: z.optional(queryList(z.enum(trackingClasses), 5)),
	projectIds: z.optional(queryList(id)),
	customerIds: z.optional(queryList(id)),
	sources: z.optional(queryList(bookingSource, 4)),
	/** A change of it is asked for. */
	hasChange: z.optional(queryFlag),
	/** By custom fields, e.g. `fahrzeug:contains:LKW`. */
	custom: z.optional(customFilters),
};

/** A row of the list of everybody's entries: with what the reader may do. */
export const managedTracking = z.object({
	...timeTrackingAnswer.shape,
	...shownCustom,
	moves: z.array(z.enum(offeredMoves)),
});
export type ManagedTracking = z.output<typeof managedTracking>;

const stateInfo = z.object({
	...z.pick(timeTrackingAnswer, {
		id: true,
		version: true,
		state: true,
		openSteps: true,
		changeRequest: true,
	}).shape,
	moves: z.array(z.enum(offeredMoves)),
});

/** An activity that time can be entered for, with what it asks for. */
export const trackingActivity = z.object({
	...activityAnswer.shape,
	reasonRequired: z.boolean(),
	/** A supervisor must agree. */
	needsApproval: z.boolean(),
	/** What people may say about it. */
	reasons: z.array(z.object({ id, text: z.string() })),
});
export type TrackingActivity = z.output<typeof trackingActivity>;

export const listContract = {
	listTrackingActivities: endpoint("listTrackingActivities", {
		route: "GET /api/tracking-activities",
		summary: "Activities that time can be entered for, by name",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({ activities: z.array(trackingActivity) }),
	}),
	getEntryChoices: endpoint("getEntryChoices", {
		route: "GET /api/users/{userId}/entry-choices",
		summary:
			"What time can be entered for a person: her running projects, and activities that are withheld from her; one's own always",
		access: { signedIn: true },
		input: z.object({ userId: id }),
		answer: z.object({ withheldActivityIds: z.array(id), projects: z.array(projectWithNodes) }),
	}),
	getSuggestedTimes: endpoint("getSuggestedTimes", {
		route: "GET /api/users/{userId}/suggested-times",
		summary:
			"What a person probably worked on a day and has not entered: by the plan, else by when she usually comes and goes; one's own always",
		access: { signedIn: true },
		input: z.object({ userId: id, day: civilDay }),
		answer: z.object({
			/** Null where neither tells it, and where nothing of it is missing. */
			times: z.nullable(
				z.object({ begin: instant, end: instant, from: z.enum(suggestionSources) }),
			),
		}),
	}),
	listTrackingProjects: endpoint("listTrackingProjects", {
		route: "GET /api/tracking-projects",
		summary: "Projects of the people whose entries one may read, with their customers, by name",
		access: { key: "timetrackings.manage", level: "READ" },
		input: nothing,
		answer: z.object({
			projects: z.array(z.object({ id, name: z.string() })),
			customers: z.array(z.object({ id, name: z.string() })),
		}),
	}),
	listTimeTrackings: endpoint("listTimeTrackings", {
		route: "GET /api/time-trackings",
		summary: "Time entries: one's own, and those of people one may see",
		access: { signedIn: true },
		input: z.object({
			ids: z.optional(queryList(id)),
			...narrowing,
			sort: z._default(z.enum(sortings), "-begin"),
			page: z._default(queryNumber(1, 1_000_000), 1),
			pageSize: z._default(queryNumber(1, 500), limits.pageSize),
		}),
		answer: z.object({
			timeTrackings: z.array(timeTrackingAnswer),
			/** All that match, on whatever page. */
			...listTotal,
			page: z.number(),
			pageSize: z.number(),
			serverTime: instant,
		}),
	}),
	getTimeTrackingStateInfos: endpoint("getTimeTrackingStateInfos", {
		route: "GET /api/time-tracking-states",
		summary:
			"State of some entries, what is still open about each, and what the reader may do with it now",
		access: { signedIn: true },
		input: z.object({ ids: queryList(id) }),
		answer: z.object({
			/** Entries one may not see are left out. */
			infos: z.array(stateInfo),
		}),
	}),
	listTimeTrackingsOf: endpoint("listTimeTrackingsOf", {
		route: "GET /api/managed-time-trackings",
		summary:
			"Time entries of the people whose entries one may read, by person, unit, days, state and activity",
		access: { key: "timetrackings.manage", level: "READ" },
		input: z.object({
			...listInput(trackingColumns),
			sortBy: z.optional(z.union([z.enum(trackingColumns), customColumn])),
			...narrowing,
			...narrowingFurther,
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
			activityIds: z.optional(queryList(id)),
			/** Something about it is still to be decided: itself, a change, its cancellation. */
			isOpen: z.optional(queryFlag),
			/** Only what the reader has to decide for others. */
			toDecide: z.optional(queryFlag),
		}),
		answer: listAnswer(managedTracking),
	}),
} as const;
