import * as z from "zod/mini";
import { offeredMoves } from "../../../../domain/approval/possible-moves.ts";
import { endpoint } from "../../../../kit/contract/endpoint.ts";
import {
	civilDay,
	id,
	instant,
	nothing,
	queryFlag,
	queryList,
	queryNumber,
} from "../../../../kit/contract/fields.ts";
import { limits } from "../../../../kit/contract/limits.ts";
import { listAnswer, listInput } from "../../../../kit/contract/list.ts";
import { activityAnswer } from "../../activities/contract/activity-answer.ts";
import { activityState } from "../../approvals/contract.ts";
import { timeTrackingAnswer } from "./tracking-answer.ts";

const sortings = ["begin", "-begin", "end", "-end", "state", "user"] as const;

/** Columns of the list of everybody's entries that it can be sorted by. */
const trackingColumns = [
	"begin",
	"end",
	"user",
	"activity",
	"state",
	"duration",
] as const;

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

/** A row of the list of everybody's entries: with what the reader may do. */
export const managedTracking = z.object({
	...timeTrackingAnswer.shape,
	moves: z.array(z.enum(offeredMoves)),
});
export type ManagedTracking = z.output<typeof managedTracking>;

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
	listTrackingActivities: endpoint({
		operationId: "listTrackingActivities",
		method: "GET",
		path: "/api/tracking-activities",
		summary: "Activities that time can be entered for, by name",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({ activities: z.array(trackingActivity) }),
		refusals: [],
	}),
	listTimeTrackings: endpoint({
		operationId: "listTimeTrackings",
		method: "GET",
		path: "/api/time-trackings",
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
			total: z.number(),
			page: z.number(),
			pageSize: z.number(),
			serverTime: instant,
		}),
		refusals: [],
	}),
	listTimeTrackingsOf: endpoint({
		operationId: "listTimeTrackingsOf",
		method: "GET",
		path: "/api/managed-time-trackings",
		summary:
			"Time entries of the people whose entries one may read, by person, unit, days, state and activity",
		access: { key: "timetrackings.manage", level: "READ" },
		input: z.object({
			...listInput(trackingColumns),
			...narrowing,
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
			activityIds: z.optional(queryList(id)),
			/** Something about it is still to be decided: itself, a change, its cancellation. */
			isOpen: z.optional(queryFlag),
		}),
		answer: listAnswer(managedTracking),
		refusals: [],
	}),
} as const;
