import { newId } from "#kit/contract/new-id.ts";
import { type Actor, audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { insertEntry, type StoredEntry } from "./sql/ledger.ts";

/**
 * Writes a line that follows from closing a month, with its trace.
 *
 * @param after counts those written in one transaction: the later one has the later id
 * @returns its id
 */
export async function writeSystemEntry(
	tx: Tx,
	actor: Actor,
	userId: string,
	entry: Omit<StoredEntry, "id">,
	after = 0,
): Promise<string> {
	const id = newId(actor.now.getTime() + after);
	await insertEntry(tx, actor.tenantId, userId, { ...entry, id });
	await audit(tx, actor, {
		entity: "overtime_entry",
		entityId: id,
		subjectUserId: userId,
		action: entry.reversesId === null ? "created" : "reversed",
		after: {
			kind: `OVERTIME_${entry.kind}`,
			effectiveOn: entry.effectiveOn,
			bookedMinutes: entry.minutes,
		},
		reason: entry.reason,
	});
	return id;
}
