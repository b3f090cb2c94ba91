import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openPerson } from "./open-person.ts";
import { wagesOf } from "./sql/wages.ts";

type Endpoint = (typeof contract)["listWages"];

export function listWages(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	return context.read(async (tx) => {
		await openPerson(tx, context, userId, "READ");
		return { items: await wagesOf(tx, context.tenantId, userId) };
	});
}
