import { sql } from "kysely";
import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

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
			select t.user_id from time_tracking t where ${isDue} order by t.occupied_to limit ${limit})
		order by u.id for no key update`.execute(tx);
	if (people.rows.length === 0) return [];
	const userIds = people.rows.map((person) => person.id);
	const { rows } = await sql<Omit<DueEntry, "end"> & { occupiedTo: Date }>`
		select t.id, t.user_id as "userId", t.zone, t.occupied_to as "occupiedTo", a.reason_required as "reasonRequired"
		from time_tracking t join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
		where ${isDue} and t.user_id = any(${userIds}::uuid[])
		order by t.user_id`.execute(tx);
	return rows.map(({ occupiedTo, ...row }) => ({
		...row,
		end: secondOfMilliseconds(occupiedTo.getTime()),
	}));
}
