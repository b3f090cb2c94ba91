import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { lastRule, type rules } from "../contract/rules.ts";
import { mayChangeAccounts, openRow, traceRule } from "./open-account.ts";
import { countRules, deleteRule, readRule } from "./sql/rules.ts";

type Endpoint = typeof rules.deleteSpecialAccountRule;

export async function deleteSpecialAccountRule(
	context: WriteContext,
	{ ruleId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	mayChangeAccounts(context, "FULL");
	const entity = "special_account_rule";
	const row = await readRule(tx, tenantId, ruleId);
	const before = await openRow(context, entity, row);
	const { accountId } = before;
	if ((await countRules(tx, tenantId, accountId)) === 1) refuse(lastRule);
	await deleteRule(tx, tenantId, ruleId);
	const change = { id: ruleId, accountId, action: "deleted", before } as const;
	await traceRule(context, entity, change);
	return {};
}
