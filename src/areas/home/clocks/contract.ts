import * as z from "zod/mini";
import { projectAnswer, projectNodeAnswer } from "#areas/projects/projects/contract.ts";
import { activityAnswer } from "#areas/time-tracking/activities/contract/activity-answer.ts";
import { activityState } from "#areas/time-tracking/approvals/contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, queryList } from "#kit/contract/fields.ts";

const projectClock = z.object({
	status: z.enum(["RUNNING", "STOPPED"]),
	workTime: z.number(),
	project: projectAnswer,
	projectNode: projectNodeAnswer,
	currentActivity: z.nullable(activityAnswer),
});

/** Times in seconds, as of `serverTime`. */
export const timeClocks = z.object({
	/** Empty until worksheets say what is due. */
	targetTime: z.nullable(z.number()),
	/** Planned for the day and known; of several the one that is on, else the next, else the last. Days off and standby are none. */
	shift: z.nullable(
		z.object({
			id,
			begin: instant,
			end: instant,
			/** The clock that it is read by. */
			zone: z.string(),
		}),
	),
	defaultWorkTimeActivity: z.nullable(activityAnswer),
	defaultPauseActivity: z.nullable(activityAnswer),
	workTimeClock: z.object({
		status: z.enum(["RUNNING", "PAUSED", "STOPPED"]),
		currentActivity: z.nullable(activityAnswer),
		workTime: z.number(),
		pauseTime: z.number(),
		/** Whether the seconds of the running pause are work time too: a break is paid. */
		pauseIsPaid: z.boolean(),
		/** When the unbroken run of work began; of a pause or an errand, its own begin. */
		since: z.nullable(instant),
	}),
	/** What goes on when the pause or project that runs ends: a pause lies over a project, a project over work. */
	interrupted: z.object({
		work: z.nullable(activityAnswer),
		project: z.nullable(z.object({ activity: activityAnswer, projectNodeId: id })),
	}),
	actionActivities: z.array(activityAnswer),
	pauseActivities: z.array(activityAnswer),
	/** Of nodes that run, have time of the day, are favourites or were asked for. */
	projectClocks: z.array(projectClock),
	/** The person's day: its entries in order, for the strip and the details. */
	day: z.object({
		date: z.string(),
		zone: z.string(),
		entries: z.array(
			z.object({
				id,
				begin: instant,
				end: z.nullable(instant),
				activity: activityAnswer,
				projectNodeId: z.nullable(id),
				state: activityState,
			}),
		),
	}),
	serverTime: instant,
});

export type TimeClocks = z.output<typeof timeClocks>;

export const contract = {
	getTimeClocks: endpoint("getTimeClocks", {
		route: "GET /api/time-clocks",
		summary: "One's own clocks of the day: work time and projects",
		access: { signedIn: true },
		devices: ["APP"],
		input: z.object({ projectNodeIds: z.optional(queryList(id)) }),
		answer: timeClocks,
	}),
} as const;
