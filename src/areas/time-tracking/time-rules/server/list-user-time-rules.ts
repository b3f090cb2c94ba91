import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { resolveRules } from "#domain/working-time/rules/resolve-rules.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { UserRule } from "../contract/rule-answers.ts";
import type { contract } from "../contract.ts";
import { ruleKey } from "./open-rule.ts";
import { rulesReaching, type UserRuleRow } from "./sql/user-rules.ts";

type Endpoint = (typeof contract)["listUserTimeRules"];
type Reached = Omit<UserRule, "isHeld">;

/** What reaches a person and what of it holds: rules that are switched off reach her, but none of them holds. */
export async function listUserTimeRules(
	context: ReadContext,
	{ userId, day }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { session, tenantId } = context;
	const visible = visibleUsers(session, ruleKey, "READ", todayOf(context));
	const rows = await context.once<UserRuleRow>(rulesReaching(tenantId, userId, visible, day));
	if (rows.length === 0) return refuse(commonRefusals.notFound);
	const reached = rows.filter((row): row is UserRuleRow & Reached => row.ruleId !== null);
	const held = new Set<Reached>(
		resolveRules(
			reached.filter(({ isEnabled }) => isEnabled),
			day,
		),
	);
	return { items: reached.map((row) => ({ ...row, isHeld: held.has(row) })) };
}
