import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { reasonNeeded } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { reasonOf } from "./check-kind.ts";
import { openEntry } from "./open-entry.ts";
import { decideOn, settle } from "./settle.ts";

type Endpoint = (typeof contract)["giveTimeTrackingReason"];

export async function giveTimeTrackingReason(
	context: WriteContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const opened = await openEntry(context, input);
	const decision = decideOn(opened, { kind: "GIVE_REASON" });
	const { activityId } = opened.entry;
	const said = (await reasonOf(tx, tenantId, activityId, input)) ?? refuse(reasonNeeded);
	const version = await settle(context, opened, decision, {
		action: "reason-given",
		reason: said,
		givenReason: said,
	});
	return { version, state: decision.state };
}
