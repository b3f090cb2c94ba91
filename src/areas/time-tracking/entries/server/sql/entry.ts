import { sql } from "kysely";
import type { MatterInbox } from "#areas/time-tracking/approvals/server/public.ts";
import type { ActivityState } from "#domain/approval/approval-state.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { addRows, removeRow } from "#kit/server/versioned-rows/sql.ts";

/** An entry as somebody decides about it. */
export interface HeldEntry {
	readonly id: string;
	readonly userId: string;
	readonly day: string;
	readonly begin: Date;
	readonly end: Date | null;
	readonly zone: string;
	readonly activityId: string;
	readonly state: ActivityState;
	readonly source: string;
	readonly projectNodeId: string | null;
	readonly reason: string | null;
	readonly needsReason: boolean;
	readonly startBookingId: string | null;
	readonly version: number;
}

/** Reads an entry, and holds it where it is to be written. First its person is held, then the entry, everywhere. */
export function readEntry(
	tx: Tx,
	tenantId: string,
	id: string,
	{ isHeld = false }: { readonly isHeld?: boolean } = {},
) {
	return firstRow(tx)<HeldEntry>`
		select id, user_id as "userId", day, begin_at as begin, end_at as end, zone, activity_id as "activityId", state, source,
			project_node_id as "projectNodeId", reason, needs_reason as "needsReason", start_booking_id as "startBookingId", version
		from time_tracking
		where tenant_id = ${tenantId} and id = ${id} and deleted_at is null ${isHeld ? sql`for update` : sql``}`;
}

/** Entries that still ask something of their person. */
export const entryInbox: MatterInbox = {
	table: sql`time_tracking`,
	isThere: sql`m.deleted_at is null`,
	waitsFor: {
		needsReason: sql`m.needs_reason and m.reason is null`,
		isAutoFinished: sql`m.auto_finished and m.state = 'REQUESTED'`,
	},
	sortedBy: sql`m.begin_at`,
};

/** What an entry holds, as it is written. */
export interface EntryValues {
	readonly day: string;
	readonly begin: Date;
	readonly end: Date;
	readonly activityId: string;
	readonly classType: string;
	readonly projectNodeId: string | null;
	readonly reason: string | null;
	readonly needsReason: boolean;
}

function columnsOf(values: EntryValues) {
	return {
		day: values.day,
		begin_at: values.begin,
		end_at: values.end,
		occupied_to: values.end,
		activity_id: values.activityId,
		class_type: values.classType,
		project_node_id: values.projectNodeId,
		reason: values.reason,
		needs_reason: values.needsReason,
		// written by hand: no booking may derive it anew
		corrected: true,
	};
}

interface NewPlace {
	readonly tenantId: string;
	readonly id: string;
	readonly userId: string;
	readonly zone: string;
}

export async function insertEntry(
	tx: Tx,
	{ tenantId, id, userId, zone }: NewPlace,
	values: EntryValues,
	state: ActivityState,
	origin: { readonly source: string; readonly shiftId?: string } = { source: "MANUAL" },
): Promise<void> {
	await addRows(tx, "time_tracking", {
		tenant_id: tenantId,
		id,
		user_id: userId,
		zone,
		source: origin.source,
		shift_id: origin.shiftId ?? null,
		state,
		...columnsOf(values),
	});
}

/** An entry that the server makes of a planned shift. */
export interface ShiftEntry
	extends Omit<NewPlace, "tenantId">,
		Pick<EntryValues, "day" | "begin" | "end"> {
	readonly shiftId: string;
	readonly activityId: string;
	readonly classType: "WORKTIME" | "PAUSE";
	readonly state: "REQUESTED" | "APPROVED";
	readonly reason: string;
}

/** Nobody pressed anything for it: it has no bookings, and is derived from none. */
export async function insertShiftEntry(
	tx: Tx,
	tenantId: string,
	{ state, shiftId, ...entry }: ShiftEntry,
): Promise<void> {
	const values = { ...entry, projectNodeId: null, needsReason: false };
	const origin = { source: "AUTO_FINISH", shiftId };
	await insertEntry(tx, { tenantId, ...entry }, values, state, origin);
}

/** @returns the new version */
export async function updateEntry(
	tx: Tx,
	tenantId: string,
	id: string,
	{
		state,
		values,
		reason,
	}: {
		readonly state: ActivityState;
		readonly values?: EntryValues;
		/** Given now: none is owed any more. */
		readonly reason?: string;
	},
): Promise<number> {
	const { version } = await tx
		.updateTable("time_tracking")
		.set((eb) => ({
			...(values === undefined ? {} : columnsOf(values)),
			...(reason === undefined ? {} : { reason, needs_reason: false }),
			state,
			version: eb("version", "+", 1),
		}))
		.where((eb) => eb.and({ tenant_id: tenantId, id }))
		.returning("version")
		.executeTakeFirstOrThrow();
	return version;
}

/** The bookings that say the same as an entry written by hand. */
export async function linkBookings(
	tx: Tx,
	tenantId: string,
	id: string,
	bookings: { readonly start: string; readonly end: string },
): Promise<void> {
	await execute(tx)`
		update time_tracking set start_booking_id = ${bookings.start}, end_booking_id = ${bookings.end}
		where tenant_id = ${tenantId} and id = ${id}`;
}

export async function deleteEntry(tx: Tx, tenantId: string, id: string): Promise<void> {
	await removeRow(tx, "time_tracking", { tenantId, id });
}

/** Names of what a change proposes. */
export async function namesOf(
	tx: Tx,
	tenantId: string,
	proposed: { readonly activityId: string | null; readonly projectNodeId: string | null },
): Promise<{ readonly activityName: string | null; readonly projectNodeName: string | null }> {
	const row = await firstRow(tx)<{ activityName: string | null; projectNodeName: string | null }>`
		select
			(select name from activity where tenant_id = ${tenantId} and id = ${proposed.activityId}::uuid) as "activityName",
			(select name from project_node where tenant_id = ${tenantId} and id = ${proposed.projectNodeId}::uuid) as "projectNodeName"`;
	return row ?? { activityName: null, projectNodeName: null };
}

/** Of some shifts those that entries were made of already, whatever became of them. */
export async function shiftsWithEntry(tx: Tx, tenantId: string, shiftIds: readonly string[]) {
	const found = await rows(tx)<{ id: string }>`
		select distinct t.shift_id as id from time_tracking t
		where t.tenant_id = ${tenantId} and t.shift_id = any(${[...shiftIds]}::uuid[])`;
	return new Set(found.map(({ id }) => id));
}
