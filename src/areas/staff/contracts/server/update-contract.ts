import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { changeContract } from "./change-contract.ts";

type Endpoint = (typeof contract)["updateContract"];

export async function updateContract(
	context: WriteContext,
	{ contractId, version, ...terms }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	return {
		version: await changeContract(context, contractId, version, () => terms),
	};
}
