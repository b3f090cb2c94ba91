import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/**
 * Where somebody stood is of use until her entry is approved, and for a while afterwards. What is still undecided keeps
 * its positions, however old it is.
 */
export async function deleteOldPositions(
	tx: Tx,
	tenantId: string,
	approvedBefore: Date,
): Promise<number> {
	// an id lies within a day of its booking, an entry's day within two of the bookings that began and ended it
	const { numAffectedRows } = await sql`
		delete from booking_position p using booking b
		where p.tenant_id = ${tenantId} and p.booking_id < uuid_v7_floor(${approvedBefore}::timestamptz + interval '1 day')
			and b.tenant_id = p.tenant_id and b.id = p.booking_id and b.received_at < ${approvedBefore}
			and not exists (
				select from time_tracking t
				where t.tenant_id = b.tenant_id and t.user_id = b.user_id and t.deleted_at is null
					and t.day between b.booked_at::date - 3 and b.booked_at::date + 1
					and b.id in (t.start_booking_id, t.end_booking_id)
					and (t.end_at is null or t.state in ('PLANNED', 'REQUESTED') or exists (
						select from approval_event e
						where e.tenant_id = t.tenant_id and e.time_tracking_id = t.id and e.kind = 'APPROVED'
							and e.at >= ${approvedBefore})))`.execute(tx);
	return Number(numAffectedRows ?? 0);
}
