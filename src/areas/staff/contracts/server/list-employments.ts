import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openPerson } from "./open-person.ts";
import { employmentsOf } from "./sql/employments.ts";

type Endpoint = (typeof contract)["listEmployments"];

export function listEmployments(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	return context.read(async (tx) => {
		await openPerson(tx, context, userId, "READ");
		return { items: await employmentsOf(tx, context.tenantId, userId) };
	});
}
