import type { ConditionSettings } from "#domain/surcharge/condition-catalogue.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { rules } from "../contract/rules.ts";
import { namedIds } from "./named-ids.ts";
import { rulesOf } from "./sql/rules.ts";
import { namesOf } from "./sql/targets.ts";

type Endpoint = typeof rules.listSpecialAccountRules;

export function listSpecialAccountRules(
	context: ReadContext,
	{ accountId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tenantId } = context;
	return context.read(async (tx) => {
		const items = await rulesOf(tx, tenantId, accountId);
		if (items === undefined) return refuse(commonRefusals.notFound);
		const settings = items.flatMap(({ conditions }) =>
			conditions.map((one): ConditionSettings => one.settings),
		);
		const ids = settings.flatMap((one) => namedIds(one));
		const names = await namesOf(tx, tenantId, ids);
		return { items, names: names.map(({ id, name }) => ({ id, name })) };
	});
}
