import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { rules } from "../contract/rules.ts";
import { checkDays, mayChangeAccounts, traceRule } from "./open-account.ts";
import { holdAccount } from "./sql/accounts.ts";
import { insertRules } from "./sql/rules.ts";

type Endpoint = typeof rules.createSpecialAccountRule;

export async function createSpecialAccountRule(
	context: WriteContext,
	{ accountId, ...values }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, now } = context;
	mayChangeAccounts(context, "WRITE");
	const account = await holdAccount(tx, tenantId, accountId);
	if (account === undefined) return refuse(commonRefusals.notFound);
	checkDays(values);
	const id = newId(now.getTime());
	await insertRules(tx, tenantId, [{ ...values, id, accountId }]);
	const after = { accountId, ...values };
	const change = { id, accountId, action: "created", after } as const;
	await traceRule(context, "special_account_rule", change);
	return { id };
}
