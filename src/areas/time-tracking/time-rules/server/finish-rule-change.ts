import { factsChanged } from "#areas/time-tracking/target-actual/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { timeRulesTopic } from "../contract.ts";
import { changeRule } from "./sql/rules.ts";

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
	await audit(context.tx, context, {
		entity: "time_rule",
		entityId: id,
		...change,
	});
	context.announce({ kind: timeRulesTopic, ids: [id], update });
}

/**
 * Counts and traces a change of a part of a rule, or of the columns given; the days that it reaches follow.
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
	await factsChanged(context);
	return version;
}
