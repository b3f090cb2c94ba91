import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { StoredEntry } from "./timeline.ts";

const savepoints = {
	set: sql`savepoint before_entries`,
	undo: sql`rollback to savepoint before_entries`,
	release: sql`release savepoint before_entries`,
};

/** What was written since it was set can be undone without the rest of the transaction. */
export async function savepoint(tx: Tx, what: keyof typeof savepoints): Promise<void> {
	await savepoints[what].execute(tx);
}

/** The first day of the closed month that an entry lies in; undefined where its month is open. */
export async function closedMonthOfEntry(
	tx: Tx,
	tenantId: string,
	userId: string,
	entryId: string,
): Promise<string | undefined> {
	const row = await firstRow(tx)<{ month: string }>`
		select c.month::text as month from time_tracking t
		join closed_month c on c.tenant_id = t.tenant_id and c.user_id = t.user_id
			and c.month <= t.day and t.day < c.month + interval '1 month'
		where t.tenant_id = ${tenantId} and t.user_id = ${userId} and t.id = ${entryId}`;
	return row?.month;
}

/** Notes a booking that came for a closed month as something to be looked at. */
export async function insertLateBooking(
	tx: Tx,
	{ tenantId, userId }: { readonly tenantId: string; readonly userId: string },
	late: {
		readonly bookingId: string;
		/** Its first day. */
		readonly month: string;
		/** What an automatic end could not end. */
		readonly entryId: string | null;
	},
): Promise<void> {
	const { bookingId: booking_id, month, entryId: entry_id } = late;
	await addRows(tx, "late_booking", {
		tenant_id: tenantId,
		user_id: userId,
		booking_id,
		month,
		entry_id,
	});
}

/**
 * Whether the booking that began an entry came as good as when it was pressed, and nobody has asked for approval of the
 * entry since: its end alone, booked in time, must not settle what a supervisor still has to see.
 */
export async function wasBegunInTime(tx: Tx, tenantId: string, entry: StoredEntry) {
	const found = await rows(tx)`
		select from booking b
		where b.tenant_id = ${tenantId} and b.id = ${entry.startBookingId}
			and b.received_at <= b.booked_at + interval '5 minutes'
			and not exists (
				select from approval_event e
				where e.tenant_id = b.tenant_id and e.time_tracking_id = ${entry.id}
					and e.kind = 'REQUESTED' and e.by_user_id is not null)`;
	return found.length > 0;
}
