import { factsChanged } from "#areas/time-tracking/target-actual/server/public.ts";
import { type AuditEvent, audit, auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { specialAccounts } from "../contract/accounts.ts";

export function announceAccounts(context: WriteContext, ids: readonly string[]): void {
	const { topic } = specialAccounts;
	context.announce({ kind: topic, ids, update: "UPDATE" });
}

interface RuleChange extends Pick<AuditEvent, "before" | "after"> {
	readonly id: string;
	readonly accountId: string;
	readonly action: "created" | "changed" | "deleted";
}

/** Leaves the trace of a change of an account's rules, and tells of it; the days that it reaches follow. */
export async function finishRuleChange(
	context: WriteContext,
	entity: "special_account_rule" | "special_account_condition",
	{ id, accountId, ...change }: RuleChange,
): Promise<void> {
	await audit(context.tx, context, { entity, entityId: id, ...change });
	announceAccounts(context, [accountId]);
	await factsChanged(context);
}

interface PersonChange extends Pick<AuditEvent, "action" | "after" | "reason"> {
	readonly id: string;
	readonly userId: string;
	readonly accountId: string;
}

/** As many as `auditAll` writes at once. */
const atOnce = 1000;

/** Leaves the trace of changes of people's accounts, and tells of them. */
export async function finishPersonChanges(
	context: WriteContext,
	entity: "special_account_user" | "special_account_modification",
	changes: readonly PersonChange[],
): Promise<void> {
	const events = changes.map(({ id, userId, accountId: _, ...change }) => ({
		...change,
		entity,
		entityId: id,
		subjectUserId: userId,
	}));
	for (let from = 0; from < events.length; from += atOnce) {
		await auditAll(context.tx, context, events.slice(from, from + atOnce));
	}
	const ids = new Set(changes.map(({ accountId }) => accountId));
	if (ids.size > 0) announceAccounts(context, [...ids]);
}
