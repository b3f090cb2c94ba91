import * as z from "zod/mini";
import { endpoint } from "../../../kit/contract/endpoint.ts";
import {
	civilDay,
	id,
	instant,
	queryFlag,
	queryList,
	queryNumber,
} from "../../../kit/contract/fields.ts";
import { limits } from "../../../kit/contract/limits.ts";
import {
	projectAnswer,
	projectNodeAnswer,
} from "../../projects/projects/contract.ts";
import { activityAnswer } from "../activities/contract/activity-answer.ts";
import { activityState, stepKind } from "../approvals/contract.ts";

export const bookingSource = z.enum([
	"MANUAL",
	"AUTO_FINISH",
	"APP",
	"TERMINAL",
]);

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
	/** Seconds; empty while it runs. */
	duration: z.nullable(z.number()),
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
		z.object({
			id,
			reason: z.nullable(z.string()),
			openSteps: z.array(stepKind),
		}),
	),
	version: z.number(),
});

export type TimeTracking = z.output<typeof timeTrackingAnswer>;

export const sortings = [
	"begin",
	"-begin",
	"end",
	"-end",
	"state",
	"user",
] as const;

export const contract = {
	listTimeTrackings: endpoint({
		operationId: "listTimeTrackings",
		method: "GET",
		path: "/api/time-trackings",
		summary: "Time entries: one's own, and those of people one may see",
		access: { signedIn: true },
		input: z.object({
			ids: z.optional(queryList(id)),
			userIds: z.optional(queryList(id)),
			/** First and last local day. */
			from: z.optional(civilDay),
			to: z.optional(civilDay),
			states: z.optional(queryList(activityState, 5)),
			autoFinished: z.optional(queryFlag),
			needsReason: z.optional(queryFlag),
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
} as const;
