import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { finishRuleChange } from "./finish-rule-change.ts";
import { keepingRules } from "./keeping-rules.ts";
import { demandCompany, openRule } from "./open-rule.ts";

type Endpoint = (typeof contract)["updateTimeRule"];

export async function updateTimeRule(
	context: WriteContext,
	{ id, version, name }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	demandCompany(context, "WRITE");
	const rule = await openRule(context, id, version);
	if (rule.name === name) return { version };
	const before = { name: rule.name };
	const change = { id, action: "changed", before, after: { name } };
	return {
		version: await keepingRules(() => finishRuleChange(context, change, { name })),
	};
}
