import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { rules } from "../contract/rules.ts";
import { checkDays, mayChangeAccounts, openRow, traceRule } from "./open-account.ts";
import { readRule, updateRule } from "./sql/rules.ts";

type Endpoint = typeof rules.updateSpecialAccountRule;

export async function updateSpecialAccountRule(
	context: WriteContext,
	{ ruleId, version, ...after }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	mayChangeAccounts(context, "WRITE");
	const entity = "special_account_rule";
	const row = await readRule(tx, tenantId, ruleId);
	const stored = await openRow(context, entity, row, version);
	checkDays(after);
	const next = await updateRule(tx, tenantId, ruleId, after);
	const { accountId, name, validFrom, validTo } = stored;
	await traceRule(context, entity, {
		id: ruleId,
		accountId,
		action: "changed",
		before: { name, validFrom, validTo },
		after,
	});
	return { version: next };
}
