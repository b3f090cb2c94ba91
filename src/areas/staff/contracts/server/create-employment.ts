import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { addEmployment } from "./add-employment.ts";
import { openPerson } from "./open-person.ts";

type Endpoint = (typeof contract)["createEmployment"];

export async function createEmployment(
	context: WriteContext,
	{ userId, ...employment }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	await openPerson(context.tx, context, userId, "WRITE");
	return { id: await addEmployment(context, userId, employment) };
}
