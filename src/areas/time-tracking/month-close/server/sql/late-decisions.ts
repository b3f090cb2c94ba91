import { type RawBuilder, sql } from "kysely";

/** A booking that came for a closed month, as it waits. */
export interface LateBookingToSettle {
	readonly version: number;
	/** Seconds since 1970. */
	readonly at: number;
	readonly zone: string;
}

/** Those of some people that nobody has settled. */
export function lateBookingsToSettle(
	tenantId: string,
	{
		people,
		isInSite,
	}: { readonly people: RawBuilder<string>; readonly isInSite: RawBuilder<unknown> },
): RawBuilder<unknown> {
	return sql`
		select 'REQUEST' as purpose, l.booking_id as id, null::uuid as change_id, l.user_id, b.received_at as since
		from late_booking l
		join ${booking}
		join app_user u on u.tenant_id = l.tenant_id and u.id = l.user_id
		where l.tenant_id = ${tenantId} and l.settled_at is null and l.user_id in ${people} and ${isInSite}`;
}

/** `LateBookingToSettle` of the row `p`. */
export function lateBookingToSettle(tenantId: string): RawBuilder<unknown> {
	return sql`(
		select jsonb_build_object('version', l.version, 'at', extract(epoch from b.booked_at)::bigint, 'zone', b.zone)
		from late_booking l join ${booking}
		where l.tenant_id = ${tenantId} and l.booking_id = p.id)`;
}

/** The booking of the row `l`; the day that it counts for is never as far as a week from it: no other year is looked at. */
const booking = sql`booking b on b.tenant_id = l.tenant_id and b.id = l.booking_id
	and b.booked_at >= l.month - interval '7 days' and b.booked_at < l.month + interval '1 month 7 days'`;
