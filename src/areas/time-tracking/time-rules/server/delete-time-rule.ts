import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { ruleIsOn } from "../contract/rule-refusals.ts";
import type { contract } from "../contract.ts";
import { traceRule } from "./finish-rule-change.ts";
import { demandCompany, openWholeRule } from "./open-rule.ts";
import { removeRule } from "./sql/rules.ts";

type Endpoint = (typeof contract)["deleteTimeRule"];

export async function deleteTimeRule(
	context: WriteContext,
	{ id }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	demandCompany(context, "FULL");
	const before = await openWholeRule(context, id);
	if (before.isEnabled) refuse(ruleIsOn);
	await removeRule(context.tx, context.tenantId, id);
	await traceRule(context, { id, action: "deleted", before }, "DELETE");
	return {};
}
