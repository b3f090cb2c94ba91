import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openChange } from "./open-change.ts";
import { decideOn, settle } from "./settle.ts";

type Endpoint = (typeof contract)["deleteChangeRequest"];

export async function deleteChangeRequest(
	context: WriteContext,
	wanted: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const opened = await openChange(context, wanted);
	const decision = decideOn(opened, { kind: "WITHDRAW_CHANGE" });
	await settle(context, opened, decision, { action: "change-withdrawn" });
	return {};
}
