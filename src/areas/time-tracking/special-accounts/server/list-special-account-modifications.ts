import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import type { modifications } from "../contract/modifications.ts";
import { type ModificationRow, modificationsOf } from "./sql/modifications.ts";
import { visiblePerson } from "./visible-person.ts";

type Endpoint = typeof modifications.listSpecialAccountModifications;

export async function listSpecialAccountModifications(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const visible = visiblePerson(context, userId);
	const [row] = await context.once<ModificationRow>(
		modificationsOf(context.tenantId, userId, visible),
	);
	return row ?? refuse(commonRefusals.notFound);
}
