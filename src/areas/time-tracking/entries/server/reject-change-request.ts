import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openChange } from "./open-change.ts";
import { decideOn, settle } from "./settle.ts";

type Endpoint = (typeof contract)["rejectChangeRequest"];

export async function rejectChangeRequest(
	context: WriteContext,
	{ reason, ...wanted }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const opened = await openChange(context, wanted);
	const hasReason = reason !== null && reason !== "";
	const decision = decideOn(opened, { kind: "REJECT_CHANGE", hasReason });
	const version = await settle(context, opened, decision, {
		action: "change-rejected",
		reason,
	});
	return { version, state: decision.state };
}
