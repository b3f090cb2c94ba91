import { sql } from "kysely";
import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { atMost } from "#kit/server/row-limits.ts";
import { rows } from "#kit/server/rows-of.ts";

export interface DueEntry {
	readonly id: string;
	readonly userId: string;
	readonly zone: string;
	readonly end: EpochSecond;
	readonly reasonRequired: boolean;
}

/**
 * Running entries whose time is up. First the persons are held, in order of their ids, then what runs is read again:
 * who booked a moment ago is not finished on top of it.
 */
export async function dueEntries(
	tx: Tx,
	tenantId: string,
	now: Date,
	limit: number,
): Promise<DueEntry[]> {
	const isDue = sql`t.tenant_id = ${tenantId} and t.end_at is null and t.occupied_to < ${now}
		-- its month is closed, and somebody has been asked to look at it
		and not exists (select from late_booking l
			where l.tenant_id = t.tenant_id and l.user_id = t.user_id and l.entry_id = t.id)`;
	const people = await sql<{ id: string }>`
		select u.id from app_user u
		where u.tenant_id = ${tenantId} and u.id in (
			select t.user_id from time_tracking t where ${isDue} order by t.occupied_to ${atMost(limit)})
		order by u.id for no key update`.execute(tx);
	if (people.rows.length === 0) return [];
	const userIds = people.rows.map((person) => person.id);
	const found = await rows(tx)<Omit<DueEntry, "end"> & { occupiedTo: Date }>`
		select t.id, t.user_id as "userId", t.zone, t.occupied_to as "occupiedTo", a.reason_required as "reasonRequired"
		from time_tracking t join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
		where ${isDue} and t.user_id = any(${userIds}::uuid[])
		order by t.user_id`;
	return found.map(({ occupiedTo, ...row }) => ({
		...row,
		end: secondOfMilliseconds(occupiedTo.getTime()),
	}));
}

/**
 * Where somebody stood is of use until her entry is approved, and for a while afterwards. What is still undecided keeps
 * its positions, however old it is.
 */
export async function deleteOldPositions(tx: Tx, tenantId: string, approvedBefore: Date) {
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
