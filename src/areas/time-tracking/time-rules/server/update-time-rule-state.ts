import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { demandExamples } from "./demand-examples.ts";
import { finishRuleChange } from "./finish-rule-change.ts";
import { demandCompany, openWholeRule } from "./open-rule.ts";

type Endpoint = (typeof contract)["updateTimeRuleState"];

export async function updateTimeRuleState(
	context: WriteContext,
	{ id, version, isEnabled }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	demandCompany(context, "WRITE");
	const rule = await openWholeRule(context, id, version);
	if (rule.isEnabled === isEnabled) return { version };
	if (isEnabled) demandExamples(rule.versions, todayOf(context));
	const change = {
		id,
		action: isEnabled ? "switched-on" : "switched-off",
		before: { isEnabled: rule.isEnabled },
		after: { isEnabled },
	};
	return {
		version: await finishRuleChange(context, change, { is_enabled: isEnabled }),
	};
}
