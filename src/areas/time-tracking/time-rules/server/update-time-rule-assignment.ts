import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { finishRuleChange } from "./finish-rule-change.ts";
import { keepingRules } from "./keeping-rules.ts";
import { demandFreeDays, openAssignment } from "./open-assignment.ts";
import { changeAssignment } from "./sql/assignments.ts";
import { subjectOf } from "./subject-of.ts";

type Endpoint = (typeof contract)["updateTimeRuleAssignment"];

export async function updateTimeRuleAssignment(
	context: WriteContext,
	{ version, validFrom, validTo, ...ids }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const opened = await openAssignment(context, ids, "WRITE", version);
	const { rule, before } = opened;
	const after = { ...before, validFrom, validTo };
	await demandFreeDays(context, rule, after);
	await keepingRules(() => changeAssignment(tx, tenantId, before.id, after));
	const next = await finishRuleChange(context, {
		id: rule.id,
		action: "assignment-changed",
		before,
		after,
		...subjectOf(before),
	});
	return { version: next };
}
