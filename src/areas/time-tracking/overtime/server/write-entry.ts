import { newId } from "#kit/contract/new-id.ts";
import { type Actor, audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { overtimeTopic } from "../contract.ts";
import { insertEntry, type StoredEntry } from "./sql/ledger.ts";

type NewEntry = Omit<StoredEntry, "id">;

/**
 * Writes a line of a person's ledger with its trace; announced to nobody.
 *
 * @param after counts those written in one transaction: the later one has the later id
 * @returns its id
 */
export async function writeSystemEntry(
	tx: Tx,
	actor: Actor,
	userId: string,
	entry: NewEntry,
	after = 0,
): Promise<string> {
	const id = newId(actor.now.getTime() + after);
	await insertEntry(tx, actor.tenantId, userId, { ...entry, id });
	const { kind, effectiveOn, minutes, reason } = entry;
	await audit(tx, actor, {
		entity: "overtime_entry",
		entityId: id,
		subjectUserId: userId,
		action: entry.reversesId === null ? "created" : "reversed",
		// as the history words it
		after: { kind: `OVERTIME_${kind}`, effectiveOn, bookedMinutes: minutes },
		reason,
	});
	return id;
}

/** The same by hand: announced to all who show the account. */
export async function writeEntry(
	context: WriteContext,
	userId: string,
	entry: NewEntry,
	after = 0,
): Promise<string> {
	const id = await writeSystemEntry(context.tx, context, userId, entry, after);
	tellAccount(context, userId);
	return id;
}

/** What takes a line back. Nothing is deleted: the opposite is written beside it, for the same day. */
export function reversalOf(
	{ id, effectiveOn, minutes }: StoredEntry,
	reason: string | null,
): NewEntry {
	// no -0, which a trace would tell
	return { kind: "REVERSAL", effectiveOn, minutes: 0 - minutes, reason, reversesId: id };
}

/** Tells who shows the person's account. */
export function tellAccount(context: WriteContext, userId: string): void {
	context.announce({ kind: overtimeTopic, ids: [userId], userId, update: "UPDATE" });
}
