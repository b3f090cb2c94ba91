import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import type { assignments } from "../contract/assignments.ts";
import { type HeldRow, heldBy } from "./sql/assignments.ts";
import { visiblePerson } from "./visible-person.ts";

type Endpoint = typeof assignments.listUserSpecialAccounts;

export async function listUserSpecialAccounts(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const visible = visiblePerson(context, userId);
	const [row] = await context.once<HeldRow>(heldBy(context.tenantId, userId, visible));
	return row ?? refuse(commonRefusals.notFound);
}
