import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuseStale } from "#kit/server/stale-version.ts";
import type { contract } from "../contract.ts";
import { acceptedRules } from "./check-rules.ts";
import { type OpenedChange, openChange } from "./open-change.ts";
import { decideOn, settle } from "./settle.ts";
import { changedValues } from "./update-time-tracking.ts";

type Endpoint = (typeof contract)["approveChangeRequest"];

export async function approveChangeRequest(
	context: WriteContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const opened = await openChange(context, input);
	const decision = decideOn(opened, { kind: "APPROVE_CHANGE" });
	const { entry, change } = opened;
	if (change.baseVersion !== entry.version) {
		const { tx, tenantId } = context;
		const current = { ...entry };
		const entityId = entry.id;
		const entity = "time_tracking";
		await refuseStale(tx, { tenantId, entity, entityId, current });
	}
	const values = await changedValues(context, opened, proposedOf(opened), change.reason);
	const { id, userId } = entry;
	const proposal = { ...values, id, userId, state: decision.state };
	const acknowledgement = await acceptedRules(context, proposal, input);
	const version = await settle(context, opened, decision, {
		action: "change-approved",
		values,
		...(acknowledgement && { acknowledgement }),
	});
	return { version, state: decision.state };
}

/** What is asked for; what the request leaves open stays as it is. */
function proposedOf({ entry, change }: OpenedChange) {
	const { begin, end, activityId, projectNodeId } = change.proposed;
	const formerEnd = (entry.end ?? entry.begin).toISOString();
	return {
		begin: begin ?? entry.begin.toISOString(),
		end: end ?? formerEnd,
		activityId: activityId ?? entry.activityId,
		projectNodeId: projectNodeId === undefined ? entry.projectNodeId : projectNodeId,
	};
}
