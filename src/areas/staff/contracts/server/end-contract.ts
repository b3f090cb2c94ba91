import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { changeContract } from "./change-contract.ts";

type Endpoint = (typeof contract)["endContract"];

export async function endContract(
	context: WriteContext,
	{ contractId, validTo, version }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const next = await changeContract(context, contractId, version, (stored) => ({
		...stored,
		validTo,
	}));
	return { version: next };
}
