import {
	openSteps,
	recordApproval,
	type Subject,
} from "#areas/time-tracking/approvals/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { acceptedRules } from "./check-rules.ts";
import { entryChanged } from "./entry-changed.ts";
import { openEntry } from "./open-entry.ts";
import { decideOn } from "./settle.ts";
import { insertChange } from "./sql/change-request.ts";
import type { EntryValues } from "./sql/entry.ts";
import { changedValues } from "./update-time-tracking.ts";

type Endpoint = (typeof contract)["requestTimeTrackingChange"];

export async function requestTimeTrackingChange(
	context: WriteContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, now } = context;
	const { id: timeTrackingId, version, reason } = input;
	const opened = await openEntry(context, input);
	const decision = decideOn(opened, { kind: "REQUEST_CHANGE" });
	const { userId } = opened.entry;
	const values = await changedValues(context, opened, input, null);
	const proposal = {
		...values,
		id: timeTrackingId,
		userId,
		state: "REQUESTED",
	} as const;
	const known = await acceptedRules(context, proposal, input);
	const proposed = proposedOf(values);
	const id = newId(now.getTime());
	const baseVersion = version;
	const request = { id, timeTrackingId, baseVersion, proposed, reason };
	await insertChange(tx, tenantId, request);
	const subject: Subject = { userId, changeRequestId: id, purpose: "CHANGE" };
	const kinds = decision.opens.map(({ kind }) => kind);
	await openSteps(tx, context, subject, kinds);
	await recordApproval(tx, context, subject, "CHANGE_REQUESTED", reason, known);
	await entryChanged(context, {
		id: timeTrackingId,
		userId,
		action: "change-requested",
		after: proposed,
		reason,
		spans: [],
	});
	return { changeRequestId: id };
}

/** As it is kept until somebody decides. */
function proposedOf({ begin, end, activityId, projectNodeId }: EntryValues) {
	return {
		begin: begin.toISOString(),
		end: end.toISOString(),
		activityId,
		projectNodeId,
	};
}
