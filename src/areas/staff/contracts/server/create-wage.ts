import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { addWage } from "./add-wage.ts";
import { openPerson } from "./open-person.ts";

type Endpoint = (typeof contract)["createWage"];

export async function createWage(
	context: WriteContext,
	{ userId, endsPrevious, ...terms }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	await openPerson(context.tx, context, userId, "WRITE");
	return { id: await addWage(context, userId, terms, endsPrevious) };
}
