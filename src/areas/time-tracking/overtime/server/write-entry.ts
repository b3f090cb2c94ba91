import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { overtimeTopic } from "../contract.ts";
import { insertEntry, type StoredEntry } from "./sql/ledger.ts";

type NewEntry = Omit<StoredEntry, "id">;

/**
 * Writes a line of a person's ledger with its trace.
 *
 * @param after counts those written in one transaction: the later one has the later id
 */
export async function writeEntry(
	context: WriteContext,
	userId: string,
	entry: NewEntry,
	after = 0,
): Promise<string> {
	const { tx, tenantId, now } = context;
	const id = newId(now.getTime() + after);
	await insertEntry(tx, tenantId, userId, { ...entry, id });
	const { kind, effectiveOn, minutes, reason } = entry;
	await audit(tx, context, {
		entity: "overtime_entry",
		entityId: id,
		subjectUserId: userId,
		action: entry.reversesId === null ? "created" : "reversed",
		// as the history words it
		after: {
			kind: `OVERTIME_${kind}`,
			effectiveOn,
			bookedMinutes: minutes,
		},
		reason,
	});
	tellAccount(context, userId);
	return id;
}

/** Nothing is deleted: the opposite is written beside it, for the same day. */
export async function reverseEntry(
	context: WriteContext,
	userId: string,
	{ id, effectiveOn, minutes }: StoredEntry,
	reason: string | null,
): Promise<void> {
	await writeEntry(context, userId, {
		kind: "REVERSAL",
		effectiveOn,
		// no -0, which a trace would tell
		minutes: 0 - minutes,
		reason,
		reversesId: id,
	});
}

/** Tells who shows the person's account. */
export function tellAccount(context: WriteContext, userId: string): void {
	context.announce({
		kind: overtimeTopic,
		ids: [userId],
		userId,
		update: "UPDATE",
	});
}
