import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openEntry } from "./open-entry.ts";
import { decideOn, settle } from "./settle.ts";

type Endpoint = (typeof contract)["cancelTimeTracking"];

export async function cancelTimeTracking(
	context: WriteContext,
	{ id, version, reason }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const opened = await openEntry(context, { id, version });
	const decision = decideOn(opened, { kind: "CANCEL" });
	const { state, cancellationRequested } = decision;
	const next = await settle(context, opened, decision, {
		action: cancellationRequested ? "cancellation-requested" : "cancelled",
		reason,
	});
	return { version: next, state, cancellationRequested };
}
