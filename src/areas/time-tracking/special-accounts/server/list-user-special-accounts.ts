import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { assignments } from "../contract/assignments.ts";
import { demandPerson } from "./demand-person.ts";
import { heldBy } from "./sql/assignments.ts";

type Endpoint = typeof assignments.listUserSpecialAccounts;

export function listUserSpecialAccounts(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	return context.read(async (tx) => {
		await demandPerson(tx, context, userId);
		const items = await heldBy(tx, context.tenantId, userId);
		return items === undefined ? refuse(commonRefusals.notFound) : { items };
	});
}
