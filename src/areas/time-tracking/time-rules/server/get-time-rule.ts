import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { RuleAnswer } from "../contract/rule-answers.ts";
import type { contract } from "../contract.ts";
import { ruleKey } from "./open-rule.ts";
import { wholeRule } from "./sql/rules.ts";

type Endpoint = (typeof contract)["getTimeRule"];
type Row = RuleAnswer & Record<string, unknown>;

export async function getTimeRule(
	context: ReadContext,
	{ id }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { session, tenantId } = context;
	const visible = visibleUsers(session, ruleKey, "READ", todayOf(context));
	const statement = wholeRule(tenantId, id, visible);
	const [rule] = await context.once<Row>(statement);
	return rule ?? refuse(commonRefusals.notFound);
}
