import { type RawBuilder, sql } from "kysely";
import { isFound, namedPerson } from "#areas/time-tracking/target-actual/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { pageOfRows } from "#kit/server/page-of-rows.ts";
import { execute, firstRow, rowsOf } from "#kit/server/rows-of.ts";
import type { LateBooking } from "../../contract/fields.ts";

type LateBookingRow = Omit<LateBooking, "at" | "receivedAt"> & {
	readonly id: string | null;
	readonly at: Date;
	readonly receivedAt: Date;
	readonly total: number;
};

/** Open ones of some people, the newest first. */
export function openLateBookings(
	tx: Tx,
	tenantId: string,
	people: RawBuilder<string>,
	input: { readonly page: number; readonly pageSize: number; readonly search?: string | undefined },
) {
	const shown = sql`
		select l.booking_id as id, l.booking_id as "bookingId", ${namedPerson} as "user", to_char(l.month, 'YYYY-MM') as month,
			b.booked_at as at, b.zone, b.action, b.source, b.received_at as "receivedAt", a.name as "activityName", l.version
		from late_booking l
		-- the day that it counts for is never as far as a week from it: no other year is looked at
		join booking b on b.tenant_id = l.tenant_id and b.id = l.booking_id
			and b.booked_at >= l.month - interval '7 days' and b.booked_at < l.month + interval '1 month 7 days'
		join app_user u on u.tenant_id = l.tenant_id and u.id = l.user_id
		left join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
		where l.tenant_id = ${tenantId} and l.settled_at is null`;
	const late = sql`${shown} and l.user_id in ${people} and ${isFound(input.search)}`;
	const keys = [{ value: sql`r.at`, descending: true }];
	return rowsOf<LateBookingRow>(tx, pageOfRows({ rows: late, shown, keys, paging: input }));
}

export interface LateBookingState {
	readonly userId: string;
	readonly month: string;
	readonly isSettled: boolean;
	readonly version: number;
}

/** One, to be written to. */
export function holdLateBooking(tx: Tx, tenantId: string, bookingId: string) {
	return firstRow(tx)<LateBookingState>`
		select l.user_id as "userId", to_char(l.month, 'YYYY-MM') as month, l.settled_at is not null as "isSettled", l.version
		from late_booking l
		where l.tenant_id = ${tenantId} and l.booking_id = ${bookingId} for update`;
}

export async function markSettled(
	tx: Tx,
	tenantId: string,
	bookingId: string,
	{ by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
	await execute(tx)`
		update late_booking set settled_by = ${by}, settled_at = ${at}, version = version + 1
		where tenant_id = ${tenantId} and booking_id = ${bookingId}`;
}
