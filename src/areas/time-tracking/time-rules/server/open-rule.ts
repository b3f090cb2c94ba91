import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import type { RuleVersion } from "../contract/rule-answers.ts";
import { readRule, type StoredRule } from "./sql/rules.ts";
import { versionsOf } from "./sql/versions.ts";

export const ruleKey = "timerules.manage";

/** What a rule says is said for the whole company: a level held for one unit or site does not do. */
export function demandCompany(
	{ session }: Pick<WriteContext, "session">,
	level: PermissionLevel,
): void {
	requireGlobally(session, ruleKey, level);
}

/** A rule to be changed; refused where it is missing, or has changed since `version`. */
export async function openRule(
	{ tx, tenantId }: Pick<WriteContext, "tx" | "tenantId">,
	id: string,
	version?: number,
): Promise<StoredRule> {
	const rule = await readRule(tx, tenantId, id);
	if (rule === undefined) return refuse(commonRefusals.notFound);
	if (version !== undefined && version !== rule.version)
		await refuseStale(tx, {
			tenantId,
			entity: "time_rule",
			entityId: id,
			current: { ...rule },
		});
	return rule;
}

/** The same with its versions, the oldest first; there is always one. */
export async function openWholeRule(
	context: Pick<WriteContext, "tx" | "tenantId">,
	id: string,
	version?: number,
): Promise<StoredRule & { readonly versions: readonly RuleVersion[] }> {
	const rule = await openRule(context, id, version);
	const { tx, tenantId } = context;
	return { ...rule, versions: await versionsOf(tx, tenantId, id) };
}
