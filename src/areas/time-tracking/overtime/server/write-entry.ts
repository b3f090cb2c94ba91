import { newId } from "#kit/contract/new-id.ts";
import { type Actor, type AuditEvent, auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { overtimeTopic } from "../contract.ts";
import { insertEntries, type StoredEntry } from "./sql/ledger.ts";

type NewEntry = Omit<StoredEntry, "id">;

/** A line of somebody's ledger before it is written; of one person the later one has the later id, by the order given. */
export interface LedgerLine {
	readonly userId: string;
	readonly entry: NewEntry;
}

/** Writes lines of some people's ledgers with their traces; announced to nobody. */
export async function writeSystemEntries(
	tx: Tx,
	actor: Actor,
	lines: readonly LedgerLine[],
): Promise<(StoredEntry & { readonly userId: string })[]> {
	const before = new Map<string, number>();
	const entries = lines.map(({ userId, entry }) => {
		const nth = before.get(userId) ?? 0;
		before.set(userId, nth + 1);
		return { ...entry, userId, id: newId(actor.now.getTime() + nth) };
	});
	await insertEntries(tx, actor.tenantId, entries);
	await auditAll(tx, actor, entries.map(traceOf));
	return entries;
}

function traceOf(entry: StoredEntry & { readonly userId: string }): AuditEvent {
	const { id, userId, kind, effectiveOn, minutes, reason } = entry;
	return {
		entity: "overtime_entry",
		entityId: id,
		subjectUserId: userId,
		action: entry.reversesId === null ? "created" : "reversed",
		// as the history words it
		after: { kind: `OVERTIME_${kind}`, effectiveOn, bookedMinutes: minutes },
		reason,
	};
}

/** The same by hand, in their order: announced to all who show the account. @returns the id of the last */
export async function writeEntries(
	context: WriteContext,
	userId: string,
	entries: readonly [NewEntry, ...NewEntry[]],
): Promise<string> {
	const lines = entries.map((entry) => ({ userId, entry }));
	const written = await writeSystemEntries(context.tx, context, lines);
	tellAccount(context, userId);
	return (written.at(-1) as StoredEntry).id;
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
