import { isMonthClosed } from "#kit/server/correction/closed-month-refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { closedMonthOfEntry, savepoint } from "./sql/late-booking.ts";
import type { EntryPlace } from "./sql/timeline.ts";

/**
 * Does a booking's work, or nothing of it where the month lock of the database stands against it.
 *
 * @param entryId an entry that the work would only ask to change; null: none
 * @returns what the work came to, or the first day of the closed month
 */
export async function unlessClosed<T>(
	tx: Tx,
	{ tenantId, userId }: Omit<EntryPlace, "zone">,
	entryId: string | null,
	work: () => Promise<T>,
): Promise<{ readonly answer: T } | { readonly closedMonth: string }> {
	if (entryId !== null) {
		const closed = await closedMonthOfEntry(tx, tenantId, userId, entryId);
		if (closed !== undefined) return { closedMonth: closed };
	}
	await savepoint(tx, "set");
	try {
		const answer = await work();
		await savepoint(tx, "release");
		return { answer };
	} catch (error) {
		if (!isMonthClosed(error)) throw error;
		await savepoint(tx, "undo");
		const { month } = JSON.parse((error as { detail: string }).detail);
		return { closedMonth: `${month}-01` };
	}
}
