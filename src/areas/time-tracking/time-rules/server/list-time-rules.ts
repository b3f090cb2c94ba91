import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { ListedRule } from "../contract/rule-answers.ts";
import type { contract } from "../contract.ts";
import { rulesOn } from "./sql/rules.ts";

type Row = ListedRule & Record<string, unknown>;

export async function listTimeRules(
	context: ReadContext,
): Promise<AnswerOf<typeof contract.listTimeRules>> {
	const statement = rulesOn(context.tenantId, todayOf(context));
	return { items: await context.once<Row>(statement) };
}
