import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { modifications } from "../contract/modifications.ts";
import { demandPerson } from "./demand-person.ts";
import { modificationsOf } from "./sql/modifications.ts";

type Endpoint = typeof modifications.listSpecialAccountModifications;

export function listSpecialAccountModifications(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	return context.read(async (tx) => {
		await demandPerson(tx, context, userId);
		const items = await modificationsOf(tx, context.tenantId, userId);
		return items === undefined ? refuse(commonRefusals.notFound) : { items };
	});
}
