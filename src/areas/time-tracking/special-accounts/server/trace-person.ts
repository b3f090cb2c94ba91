import { factsChanged } from "#areas/time-tracking/target-actual/server/public.ts";
import { type AuditEvent, auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { tellAccounts } from "./open-account.ts";

export interface PersonChange extends Pick<AuditEvent, "action" | "before" | "after" | "reason"> {
	readonly id: string;
	readonly userId: string;
	readonly accountId: string;
}

/** As many as `auditAll` writes at once. */
const atOnce = 1000;

/** Leaves the trace of changes of people's accounts, and tells of them; days follow who has which account. */
export async function tracePeople(
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
		const some = events.slice(from, from + atOnce);
		await auditAll(context.tx, context, some);
	}
	const ids = new Set(changes.map(({ accountId }) => accountId));
	if (ids.size > 0) tellAccounts(context, [...ids]);
	if (entity === "special_account_user") await factsChanged(context);
}
