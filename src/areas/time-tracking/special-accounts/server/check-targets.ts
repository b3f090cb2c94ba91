import type { ConditionSettings } from "#domain/surcharge/condition-catalogue.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { targetNotFound } from "../contract/rules.ts";
import { namedIds } from "./named-ids.ts";
import { namesOf } from "./sql/targets.ts";

/** Refuses conditions on what the company does not have. Workspaces come with the shift plan: none is known yet. */
export async function checkTargets(
	{ tx, tenantId }: WriteContext,
	settings: ConditionSettings,
): Promise<void> {
	const ids = namedIds(settings);
	const found = await namesOf(tx, tenantId, ids);
	const known = new Set(found.filter(({ kind }) => kind === settings.type).map(({ id }) => id));
	if (ids.some((id) => !known.has(id))) refuse(targetNotFound);
}
