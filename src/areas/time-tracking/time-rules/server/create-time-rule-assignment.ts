import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { targetNotFound } from "../contract/rule-refusals.ts";
import type { contract } from "../contract.ts";
import { finishRuleChange } from "./finish-rule-change.ts";
import { keepingRules } from "./keeping-rules.ts";
import { demandFreeDays, demandTarget } from "./open-assignment.ts";
import { openWholeRule } from "./open-rule.ts";
import { hasTarget, insertAssignment } from "./sql/assignments.ts";
import { subjectOf } from "./subject-of.ts";

type Endpoint = (typeof contract)["createTimeRuleAssignment"];

export async function createTimeRuleAssignment(
	context: WriteContext,
	{ id: ruleId, version, ...after }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, now } = context;
	await demandTarget(context, after, "WRITE");
	const rule = await openWholeRule(context, ruleId, version);
	if (!(await hasTarget(tx, tenantId, after))) refuse(targetNotFound);
	await demandFreeDays(context, rule, after);
	const id = newId(now.getTime());
	await keepingRules(() => insertAssignment(tx, tenantId, { ...after, id, ruleId }));
	const next = await finishRuleChange(context, {
		id: ruleId,
		action: "assigned",
		after,
		...subjectOf(after),
	});
	return { id, version: next };
}
