import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { modifications } from "../contract/modifications.ts";
import { accountNotUsable } from "../contract/refusals.ts";
import { holdAccount } from "./sql/accounts.ts";
import { demandDecider, writeModification } from "./write-modification.ts";

type Endpoint = typeof modifications.createSpecialAccountModification;

export async function createSpecialAccountModification(
	context: WriteContext,
	{ userId, accountId, ...values }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	await demandDecider(context, userId);
	const account = await holdAccount(tx, tenantId, accountId);
	if (!account?.isEnabled) refuse(accountNotUsable);
	const whose = { userId, accountId };
	return { id: await writeModification(context, whose, values) };
}
