import * as z from "zod/mini";
import { reasonFields, version } from "#areas/time-tracking/approvals/contract/matter-contract.ts";
import { activityState } from "#areas/time-tracking/approvals/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { gapKinds } from "#domain/fix-my-day/gap.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { accepting } from "#kit/contract/rule-violation.ts";

const times = { begin: instant, end: instant };

/** What somebody would do by hand, with the entry's own version where there is one. */
const mendStep = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("ENTER"), ...times, activityId: id, projectNodeId: z.nullable(id) }),
	z.object({
		kind: z.literal("CHANGE"),
		entryId: id,
		version,
		...times,
		activityId: id,
		projectNodeId: z.nullable(id),
	}),
	z.object({ kind: z.literal("REASON"), entryId: id, version }),
]);
export type MendStep = z.output<typeof mendStep>;

const gapEntry = z.object({
	id,
	begin: instant,
	end: z.nullable(instant),
	activityName: z.string(),
	state: activityState,
	/** Said by the person who rejected it. */
	rejectedBecause: z.nullable(z.string()),
	/** What may be said about it, besides own words. */
	reasons: z.array(z.object({ id, text: z.string() })),
});

const gap = z.object({
	kind: z.enum(gapKinds),
	day: civilDay,
	entry: z.nullable(gapEntry),
	/** To be known only: it may well be as it is. */
	isNotice: z.boolean(),
	/** Was mended already, and somebody else has to agree. */
	isWaiting: z.boolean(),
	/** To be done together; empty: nobody knows what would mend it. */
	steps: z.array(mendStep),
	/** The times of the steps are no proposal: only the person knows them. */
	needsTimes: z.boolean(),
	/** Minutes by name. */
	figures: z.record(z.string(), z.int()),
});
export type DayGap = z.output<typeof gap>;

const personDays = z.object({
	userId: id,
	firstName: z.string(),
	lastName: z.string(),
	unitName: z.string(),
	/** The newest first. */
	days: z.array(civilDay),
});
export type PersonWithoutActuals = z.output<typeof personDays>;

const mendRefusals = [
	...new Set([
		...entries.requestTimeTracking.refusals,
		...entries.updateTimeTracking.refusals,
		...entries.requestTimeTrackingChange.refusals,
		...entries.giveTimeTrackingReason.refusals,
	]),
];

export const contract = {
	listDayGaps: endpoint("listDayGaps", {
		route: "GET /api/users/{userId}/day-gaps",
		summary:
			"What is wrong with the last five weeks of a person, with what would mend it; one's own always",
		access: { signedIn: true },
		input: z.object({ userId: id }),
		answer: z.object({
			userId: id,
			firstName: z.string(),
			lastName: z.string(),
			/** The person's times are meant in it. */
			zone: z.string(),
			/** Whether the person who asks may mend them. */
			mayMend: z.boolean(),
			/** Those that somebody still has to do something about. */
			openCount: z.int(),
			/** The newest day first. */
			gaps: z.array(gap),
		}),
	}),
	sendDayMend: endpoint("sendDayMend", {
		route: "POST /api/users/{userId}/day-mends",
		summary: "Mend a day: all steps as requests that somebody approves, or none of them",
		access: { signedIn: true },
		input: z.object({
			userId: id,
			steps: z.array(mendStep).check(z.minLength(1), z.maxLength(8)),
			...reasonFields,
			accept: accepting.accept,
		}),
		/** The entries that were entered, changed or explained, in the order of the steps. */
		answer: z.object({ entryIds: z.array(id) }),
		refusals: mendRefusals,
	}),
	listDaysWithoutActuals: endpoint("listDaysWithoutActuals", {
		route: "GET /api/days-without-actuals",
		summary:
			"People one may read with their days of the last five weeks that had a target and have neither entry nor absence",
		access: { key: "timetrackings.manage", level: "READ" },
		input: z.object(listInput(["name"])),
		answer: listAnswer(personDays),
	}),
} as const;
