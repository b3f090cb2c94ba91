import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import { resolveRules } from "#domain/working-time/rules/resolve-rules.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { ruleKey } from "./open-rule.ts";
import { rulesReaching, type UserRuleRow } from "./sql/user-rules.ts";

type Endpoint = (typeof contract)["listUserTimeRules"];

/** What reaches a person and what of it holds: rules that are switched off reach the person, but none of them holds. */
export function listUserTimeRules(
	context: ReadContext,
	{ userId, day }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { session, tenantId } = context;
	const needed = { key: ruleKey, level: "READ", userId } as const;
	return context.read(async (tx) => {
		await demandUser(tx, session, { ...needed, today: todayOf(context) });
		const reached = await rulesReaching(tx, tenantId, userId, day);
		const held = new Set<UserRuleRow>(
			resolveRules(
				reached.filter(({ isEnabled }) => isEnabled),
				day,
			),
		);
		return { items: reached.map((row) => ({ ...row, isHeld: held.has(row) })) };
	});
}
