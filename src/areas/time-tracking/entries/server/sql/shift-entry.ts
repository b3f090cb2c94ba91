import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/** An entry that the server makes of a planned shift. */
export interface ShiftEntry {
	readonly id: string;
	readonly userId: string;
	readonly shiftId: string;
	/** The local day of its begin. */
	readonly day: string;
	readonly begin: Date;
	readonly end: Date;
	readonly zone: string;
	readonly activityId: string;
	readonly classType: "WORKTIME" | "PAUSE";
	readonly state: "REQUESTED" | "APPROVED";
	readonly reason: string;
}

/** Nobody pressed anything for it: it has no bookings, and is derived from none. */
export async function insertShiftEntry(tx: Tx, tenantId: string, entry: ShiftEntry): Promise<void> {
	await tx
		.insertInto("time_tracking")
		.values({
			tenant_id: tenantId,
			id: entry.id,
			user_id: entry.userId,
			shift_id: entry.shiftId,
			day: entry.day,
			begin_at: entry.begin,
			end_at: entry.end,
			occupied_to: entry.end,
			zone: entry.zone,
			activity_id: entry.activityId,
			class_type: entry.classType,
			state: entry.state,
			reason: entry.reason,
			source: "AUTO_FINISH",
			corrected: true,
		})
		.execute();
}

/** Of some shifts those that entries were made of already, whatever became of them. */
export async function shiftsWithEntry(
	tx: Tx,
	tenantId: string,
	shiftIds: readonly string[],
): Promise<ReadonlySet<string>> {
	const { rows } = await sql<{ id: string }>`
		select distinct t.shift_id as id from time_tracking t
		where t.tenant_id = ${tenantId} and t.shift_id = any(${[...shiftIds]}::uuid[])`.execute(tx);
	return new Set(rows.map(({ id }) => id));
}
