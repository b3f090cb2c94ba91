import * as z from "zod/mini";
import { customInvalid } from "#areas/settings/custom-fields/contract/values.ts";
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
import { id, nothing } from "#kit/contract/fields.ts";
import { accepting } from "#kit/contract/rule-violation.ts";
import {
	customFields,
	entryFields,
	moved,
	ofChange,
	ofEntry,
	ofEntryInQuery,
	reasonFields,
	written,
} from "./contract/entry-input.ts";
import { listContract } from "./contract/lists.ts";
import {
	approvalNeeded,
	cancellationRequested,
	changeNeedsRequest,
	changeRequested,
	noChangeRequested,
	notPlannedState,
	notRequestedState,
	openApprovalStep,
	plannedNotImplemented,
	reasonNeeded,
	reasonNotAsked,
	reasonNotFound,
	rulesViolated,
	selfApproval,
	stateFinal,
	stillRunning,
	timeRefusals,
	timeTrackingOverlaps,
} from "./contract/refusals.ts";
import { seriesContract } from "./contract/series.ts";
import { timeTrackingDetail } from "./contract/tracking-answer.ts";

export type { TimeTracking } from "./contract/tracking-answer.ts";

const full = { key: "timetrackings.manage", level: "FULL" } as const;
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
	requestTimeTracking: endpoint({
		operationId: "requestTimeTracking",
		method: "POST",
		path: "/api/time-trackings",
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
	updateTimeTracking: endpoint({
		operationId: "updateTimeTracking",
		method: "PUT",
		path: "/api/time-trackings/{id}",
		summary: "Correct an entry; a pending request to change it is withdrawn by it",
		access: own,
		input: z.object({
			...ofEntry,
			...entryFields,
			...reasonFields,
			...customFields,
			...accepting,
		}),
		answer: written,
		refusals: [...writeRefusals, ...closedRefusals, changeNeedsRequest, customInvalid],
	}),
	deleteTimeTracking: endpoint({
		operationId: "deleteTimeTracking",
		method: "DELETE",
		path: "/api/time-trackings/{id}",
		summary:
			"Delete an entry: really, where it was never booked nor decided; otherwise it is cancelled",
		access: own,
		input: ofEntryInQuery,
		answer: z.object({
			isDeleted: z.boolean(),
			cancellationRequested: z.boolean(),
		}),
		refusals: [...closedRefusals, cancellationRequested],
	}),
	getTimeTracking: endpoint({
		operationId: "getTimeTracking",
		method: "GET",
		path: "/api/time-trackings/{id}",
		summary: "An entry with its steps, its history and what may be done with it",
		access: own,
		input: z.object({ id }),
		answer: timeTrackingDetail,
		refusals: [],
	}),
} as const;

const moves = {
	requestTimeTrackingState: endpoint({
		operationId: "requestTimeTrackingState",
		method: "POST",
		path: "/api/time-trackings/{id}/state",
		summary: "Request a planned entry",
		access: own,
		input: z.object({
			...ofEntry,
			...reasonFields,
			newState: z._default(z.enum(["PLANNED", "REQUESTED"]), "REQUESTED"),
			...accepting,
		}),
		answer: moved,
		refusals: [...writeRefusals, notPlannedState, plannedNotImplemented],
	}),
	approveTimeTracking: endpoint({
		operationId: "approveTimeTracking",
		method: "POST",
		path: "/api/time-trackings/{id}/approval",
		summary: "Approve a requested entry",
		access: full,
		input: z.object({
			...ofEntry,
			/** The supervisor skips what else is open. */
			openStepSuperVisor: z._default(z.boolean(), false),
			reason: reasonFields.reason,
			...accepting,
		}),
		answer: moved,
		refusals: [
			rulesViolated,
			notRequestedState,
			stillRunning,
			selfApproval,
			openApprovalStep,
			timeTrackingOverlaps,
		],
	}),
	rejectTimeTracking: endpoint({
		operationId: "rejectTimeTracking",
		method: "POST",
		path: "/api/time-trackings/{id}/rejection",
		summary: "Reject a requested entry, or the wanted cancellation of an approved one",
		access: full,
		input: z.object({ ...ofEntry, reason: reasonFields.reason }),
		answer: moved,
		refusals: [notRequestedState, stillRunning, selfApproval],
	}),
	cancelTimeTracking: endpoint({
		operationId: "cancelTimeTracking",
		method: "POST",
		path: "/api/time-trackings/{id}/cancellation",
		summary: "Cancel an entry, or ask a responsible person to cancel it",
		access: own,
		input: z.object({ ...ofEntry, reason: reasonFields.reason }),
		answer: z.object({
			...moved.shape,
			/** The state stays: a responsible person was asked. */
			cancellationRequested: z.boolean(),
		}),
		refusals: [...closedRefusals, cancellationRequested],
	}),
	giveTimeTrackingReason: endpoint({
		operationId: "giveTimeTrackingReason",
		method: "POST",
		path: "/api/time-trackings/{id}/reason",
		summary: "Say why: one of the activity's reasons, own words, or both",
		access: own,
		input: z.object({ ...ofEntry, ...reasonFields }),
		answer: moved,
		refusals: [stateFinal, reasonNotAsked, reasonNeeded, reasonNotFound, timeTrackingOverlaps],
	}),
} as const;

const changes = {
	requestTimeTrackingChange: endpoint({
		operationId: "requestTimeTrackingChange",
		method: "POST",
		path: "/api/time-trackings/{id}/change-request",
		summary: "Ask to change an entry; its old values count until then",
		access: own,
		input: z.object({
			...ofEntry,
			...entryFields,
			reason: reasonFields.reason,
			...accepting,
		}),
		answer: z.object({ changeRequestId: id }),
		refusals: [...writeRefusals, ...closedRefusals, changeRequested],
	}),
	approveChangeRequest: endpoint({
		operationId: "approveChangeRequest",
		method: "POST",
		path: "/api/time-tracking-changes/{changeRequestId}/approval",
		summary: "Change an entry as it was asked",
		access: full,
		input: z.object({ ...ofChange, ...accepting }),
		answer: moved,
		refusals: [...writeRefusals, noChangeRequested, selfApproval],
	}),
	rejectChangeRequest: endpoint({
		operationId: "rejectChangeRequest",
		method: "POST",
		path: "/api/time-tracking-changes/{changeRequestId}/rejection",
		summary: "Leave an entry as it is, and say why",
		access: full,
		input: z.object({ ...ofChange, reason: reasonFields.reason }),
		answer: moved,
		refusals: [noChangeRequested, selfApproval, reasonNeeded],
	}),
	deleteChangeRequest: endpoint({
		operationId: "deleteChangeRequest",
		method: "DELETE",
		path: "/api/time-tracking-changes/{changeRequestId}",
		summary: "Take back the request to change an entry",
		access: own,
		input: z.object({
			changeRequestId: id,
			version: ofEntryInQuery.shape.version,
		}),
		answer: nothing,
		refusals: [noChangeRequested],
	}),
} as const;

export const contract = {
	...listContract,
	...seriesContract,
	...writing,
	...moves,
	...changes,
} as const;
