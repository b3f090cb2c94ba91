import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseBroken } from "#kit/server/refusals/refuse-broken.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import type { RuleVersion } from "../contract/rules.ts";
import { assignedTwice, leaveRulesTopic, nameTaken, versionTwice } from "../contract.ts";
import { changeRule, readRule, type StoredRule } from "./sql/rules.ts";
import { versionsOf } from "./sql/versions.ts";

export const ruleKey = "leaveaccounts.manage";

/** What a rule says is said for the whole company: a level held for one unit or site does not do. */
export function demandCompany({ session }: Pick<WriteContext, "session">, level: PermissionLevel) {
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
		await refuseStale(tx, { tenantId, entity: "leave_rule", entityId: id, current: { ...rule } });
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

const refusals = {
	leave_rule_name: nameTaken,
	leave_rule_version_from: versionTwice,
	leave_rule_version_once: versionTwice,
	leave_rule_assignment_once: assignedTwice,
};

/** Runs a write; a broken rule of the database is a refusal. */
export function keepingRules<T>(write: () => Promise<T>): Promise<T> {
	return refuseBroken(refusals, write);
}

interface Change {
	readonly id: string;
	/** Past tense, e.g. `version-created`. */
	readonly action: string;
	readonly before?: unknown;
	readonly after?: unknown;
	/** Whose data it is, where it is about one person. */
	readonly subjectUserId?: string | null;
}

/** The trace of a change of a rule or of what belongs to it, and its message. */
export async function traceRule(
	context: WriteContext,
	{ id, ...change }: Change,
	update: "CREATE" | "UPDATE" | "DELETE" = "UPDATE",
): Promise<void> {
	await audit(context.tx, context, { entity: "leave_rule", entityId: id, ...change });
	context.announce({ kind: leaveRulesTopic, ids: [id], update });
}

/**
 * Counts and traces a change of a part of a rule, or of the columns given.
 *
 * @returns the rule's new version
 */
export async function finishRuleChange(
	context: WriteContext,
	change: Change,
	columns: Parameters<typeof changeRule>[3] = {},
): Promise<number> {
	const { tx, tenantId } = context;
	const version = await changeRule(tx, tenantId, change.id, columns);
	await traceRule(context, change);
	return version;
}
