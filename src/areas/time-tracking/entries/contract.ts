import * as z from "zod/mini";
import { customInvalid } from "#areas/settings/custom-fields/contract/values.ts";
import {
	changesContract,
	movesContract,
	ofMatter,
	ofMatterInQuery,
	reasonFields,
} from "#areas/time-tracking/approvals/contract/matter-contract.ts";
import type { MatterNoun } from "#areas/time-tracking/approvals/contract/matter-noun.ts";
import {
	approvalNeeded,
	cancellationRequested,
	changeNeedsRequest,
	stateFinal,
	stillRunning,
} from "#areas/time-tracking/approvals/contract/refusals.ts";
import {
	activityArchived,
	activityNotBookable,
	activityNotFound,
	activityNotOnProject,
	projectNodeUnknown,
	projectNotAssigned,
	projectNotRunning,
	userNotEmployed,
} from "#areas/time-tracking/bookings/contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id } from "#kit/contract/fields.ts";
import { accepting } from "#kit/contract/rule-violation.ts";
import { listContract } from "./contract/lists.ts";
import { reasonNotFound, timeRefusals, timeTrackingOverlaps } from "./contract/refusals.ts";
import { seriesContract } from "./contract/series.ts";
import {
	customFields,
	entryFields,
	timeTrackingDetail,
	written,
} from "./contract/tracking-answer.ts";

export type { TimeTracking } from "./contract/tracking-answer.ts";

/** One's own, and with WRITE those of others: the use case says which. */
const own = { signedIn: true } as const;

const writeRefusals = [
	...timeRefusals,
	userNotEmployed,
	activityNotFound,
	activityArchived,
	activityNotBookable,
	activityNotOnProject,
	projectNodeUnknown,
	projectNotAssigned,
	projectNotRunning,
] as const;
const closedRefusals = [stateFinal, stillRunning] as const;

const writing = {
	requestTimeTracking: endpoint("requestTimeTracking", {
		route: "POST /api/time-trackings",
		summary: "Enter time by hand: planned, requested, or approved at once",
		access: own,
		input: z.object({
			userId: id,
			...entryFields,
			...reasonFields,
			state: z._default(z.enum(["PLANNED", "REQUESTED", "APPROVED"]), "REQUESTED"),
			...customFields,
			...accepting,
		}),
		answer: written,
		refusals: [...writeRefusals, approvalNeeded, customInvalid],
	}),
	updateTimeTracking: endpoint("updateTimeTracking", {
		route: "PUT /api/time-trackings/{id}",
		summary: "Correct an entry; a pending request to change it is withdrawn by it",
		access: own,
		input: z.object({
			...ofMatter,
			...entryFields,
			...reasonFields,
			...customFields,
			...accepting,
		}),
		answer: written,
		refusals: [...writeRefusals, ...closedRefusals, changeNeedsRequest, customInvalid],
	}),
	deleteTimeTracking: endpoint("deleteTimeTracking", {
		route: "DELETE /api/time-trackings/{id}",
		summary:
			"Delete an entry: really, where it was never booked nor decided; otherwise it is cancelled",
		access: own,
		input: ofMatterInQuery,
		answer: z.object({ isDeleted: z.boolean(), cancellationRequested: z.boolean() }),
		refusals: [...closedRefusals, cancellationRequested],
	}),
	getTimeTracking: endpoint("getTimeTracking", {
		route: "GET /api/time-trackings/{id}",
		summary: "An entry with its steps, its history and what may be done with it",
		access: own,
		input: z.object({ id }),
		answer: timeTrackingDetail,
	}),
} as const;

export const entryNoun: MatterNoun = {
	german: ["Eintrag", "Einträge", "m"],
	english: ["entry", "entries"],
};

const matter = {
	noun: "TimeTracking",
	called: entryNoun,
	path: "/api/time-trackings",
	full: { key: "timetrackings.manage", level: "FULL" },
	refusals: {
		written: writeRefusals,
		approved: [timeTrackingOverlaps],
		reasoned: [reasonNotFound],
	},
} as const;
const moves = movesContract(matter);
const changes = changesContract(matter, {
	noun: "ChangeRequest",
	path: "/api/time-tracking-changes",
	fields: entryFields,
});

export const contract = {
	...listContract,
	...seriesContract,
	...writing,
	requestTimeTrackingState: moves.request,
	approveTimeTracking: moves.approve,
	rejectTimeTracking: moves.reject,
	cancelTimeTracking: moves.cancel,
	giveTimeTrackingReason: moves.giveReason,
	askAboutTimeTracking: moves.ask,
	answerAboutTimeTracking: moves.answer,
	requestTimeTrackingChange: changes.requestChange,
	approveChangeRequest: changes.approveChange,
	rejectChangeRequest: changes.rejectChange,
	deleteChangeRequest: changes.withdrawChange,
} as const;
