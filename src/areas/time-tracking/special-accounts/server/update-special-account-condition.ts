import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { rules } from "../contract/rules.ts";
import { checkTargets } from "./check-targets.ts";
import { mayChangeAccounts, openRow, traceRule } from "./open-account.ts";
import { readCondition, updateCondition } from "./sql/rules.ts";

type Endpoint = typeof rules.updateSpecialAccountCondition;

export async function updateSpecialAccountCondition(
	context: WriteContext,
	{ conditionId, version, settings }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	mayChangeAccounts(context, "WRITE");
	const entity = "special_account_condition";
	const row = await readCondition(tx, tenantId, conditionId);
	const before = await openRow(context, entity, row, version);
	await checkTargets(context, settings);
	const next = await updateCondition(tx, tenantId, conditionId, settings);
	await traceRule(context, entity, {
		id: conditionId,
		accountId: before.accountId,
		action: "changed",
		before: before.settings,
		after: settings,
	});
	return { version: next };
}
