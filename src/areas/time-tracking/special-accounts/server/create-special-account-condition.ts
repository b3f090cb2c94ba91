import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { rules } from "../contract/rules.ts";
import { checkTargets } from "./check-targets.ts";
import { mayChangeAccounts, openRow, traceRule } from "./open-account.ts";
import { insertConditions, readRule } from "./sql/rules.ts";

type Endpoint = typeof rules.createSpecialAccountCondition;

export async function createSpecialAccountCondition(
	context: WriteContext,
	{ ruleId, settings }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, now } = context;
	mayChangeAccounts(context, "WRITE");
	const rule = await readRule(tx, tenantId, ruleId);
	const { accountId } = await openRow(context, "special_account_rule", rule);
	await checkTargets(context, settings);
	const id = newId(now.getTime());
	await insertConditions(tx, tenantId, [{ id, ruleId, settings }]);
	await traceRule(context, "special_account_condition", {
		id,
		accountId,
		action: "created",
		after: { ruleId, ...settings },
	});
	return { id };
}
