import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { rules } from "../contract/rules.ts";
import { mayChangeAccounts, openRow, traceRule } from "./open-account.ts";
import { deleteCondition, readCondition } from "./sql/rules.ts";

type Endpoint = typeof rules.deleteSpecialAccountCondition;

export async function deleteSpecialAccountCondition(
	context: WriteContext,
	{ conditionId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	mayChangeAccounts(context, "FULL");
	const entity = "special_account_condition";
	const row = await readCondition(tx, tenantId, conditionId);
	const { accountId, settings } = await openRow(context, entity, row);
	await deleteCondition(tx, tenantId, conditionId);
	await traceRule(context, entity, {
		id: conditionId,
		accountId,
		action: "deleted",
		before: settings,
	});
	return {};
}
