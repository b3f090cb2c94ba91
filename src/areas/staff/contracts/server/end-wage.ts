import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { changeWage } from "./change-wage.ts";

type Endpoint = (typeof contract)["endWage"];

export async function endWage(
	context: WriteContext,
	{ wageId, validTo, version }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const next = await changeWage(context, wageId, version, (stored) => ({
		...stored,
		validTo,
	}));
	return { version: next };
}
