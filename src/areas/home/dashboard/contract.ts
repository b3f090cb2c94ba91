import * as z from "zod/mini";
import { endpoint } from "../../../kit/contract/endpoint.ts";
import { id, nothing } from "../../../kit/contract/fields.ts";

const ids = z.array(id);

export const contract = {
	getOverview: endpoint({
		operationId: "getOverview",
		method: "GET",
		path: "/api/overview",
		summary: "Figures and open tasks of the dashboard",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({
			/** Empty until there are leave accounts. */
			leaveAccount: z.nullable(
				z.object({
					totalLeaveThisYear: z.number(),
					leaveApproved: z.number(),
					leaveRequested: z.number(),
				}),
			),
			plannedAbsenceIds: ids,
			requestedAbsenceIds: ids,
			/** Empty until there are overtime accounts. */
			overtimeAccount: z.nullable(
				z.object({ overtimeTotal: z.number(), overtimeOfMonth: z.number() }),
			),
			requestedSubstitutions: ids,
			requestedTrackingIds: ids,
			needReasonTrackingIds: ids,
			autoFinishedTrackingIds: ids,
			noActualsDayInfos: z.array(z.object({ date: z.string() })),
		}),
		refusals: [],
	}),
} as const;
