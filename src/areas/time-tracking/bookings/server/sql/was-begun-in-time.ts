import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { StoredEntry } from "./timeline.ts";

/**
 * Whether the booking that began an entry came as good as when it was pressed, and nobody has asked for approval of the
 * entry since: its end alone, booked in time, must not settle what a supervisor still has to see.
 */
export async function wasBegunInTime(
	tx: Tx,
	tenantId: string,
	entry: StoredEntry,
): Promise<boolean> {
	const { rows } = await sql`
		select from booking b
		where b.tenant_id = ${tenantId} and b.id = ${entry.startBookingId}
			and b.received_at <= b.booked_at + interval '5 minutes'
			and not exists (
				select from approval_event e
				where e.tenant_id = b.tenant_id and e.time_tracking_id = ${entry.id}
					and e.kind = 'REQUESTED' and e.by_user_id is not null)`.execute(tx);
	return rows.length > 0;
}
