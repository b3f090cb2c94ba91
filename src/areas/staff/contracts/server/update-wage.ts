import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { changeWage } from "./change-wage.ts";

type Endpoint = (typeof contract)["updateWage"];

export async function updateWage(
	context: WriteContext,
	{ wageId, version, ...terms }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	return { version: await changeWage(context, wageId, version, () => terms) };
}
