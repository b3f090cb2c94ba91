import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openEntry } from "./open-entry.ts";
import { decideOn, settle } from "./settle.ts";

type Endpoint = (typeof contract)["rejectTimeTracking"];

export async function rejectTimeTracking(
	context: WriteContext,
	{ id, version, reason }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const opened = await openEntry(context, { id, version });
	const decision = decideOn(opened, { kind: "REJECT" });
	const next = await settle(context, opened, decision, {
		action: "rejected",
		reason,
	});
	return { version: next, state: decision.state };
}
