import { type RawBuilder, sql } from "kysely";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { pageLimit } from "#kit/server/row-limits.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { ListedBooking, listContract } from "../../contract/booking-list.ts";

type Input = InputOf<typeof listContract.listBookings>;

export interface BookingScope {
	readonly tenantId: string;
	/** People whose positions the reader may see. */
	readonly positions: RawBuilder<string>;
}

export type BookingRow = Omit<ListedBooking, "bookedAt" | "receivedAt"> &
	Record<string, unknown> & {
		readonly bookedAt: Date;
		readonly receivedAt: Date;
		readonly total: number;
	};

const dayMilliseconds = 86_400_000;

const sorting = { bookedAt: sql`b.booked_at`, receivedAt: sql`b.received_at` } as const;

/** One page of a person's bookings, with what they began and ended. Whether she may be seen is decided before. */
export function bookingList(scope: BookingScope, input: Input): Statement {
	const { tenantId } = scope;
	const { userId, from, to, search = "", sortBy = "bookedAt", page, pageSize } = input;
	// what is shown is looked up for the page alone, and before it only where a word may stand in it
	const sought = search === "" ? sql`` : tables;
	const direction = sql.raw(input.sortDirection === "ASC" ? "asc" : "desc");
	return statementOf(sql`
		with found as materialized (
			select b.*, row_number() over (order by ${sorting[sortBy]} ${direction}, b.id ${direction}) as place
			from booking b ${sought}
			where b.tenant_id = ${tenantId} and b.user_id = ${userId} and ${within(input)} and ${narrowed(input)}
		), hit as materialized (
			select ${columns}, b.place from (select * from found order by place ${pageLimit({ page, pageSize })}) b ${tables}
		), entry as materialized (
			-- a booking lies at most so far from the day of the entry that it began or ended
			select * from time_tracking t
			where t.tenant_id = ${tenantId} and t.user_id = ${userId} and t.deleted_at is null
				and t.day between ${from}::date - 4 and ${to}::date + 1
		), area as materialized (${areasOf(tenantId, userId)})
		select total, id, "bookedAt", zone, action, activity, "projectNode", source, "deviceName", "bookedBy", outcome,
			"receivedAt", "lateSeconds", "clockDriftSeconds", ${positionOf(scope, userId)} as position,
			${entryBy("start_booking_id")} as begun, ${entryBy("end_booking_id")} as ended
		from (select count(*)::int as total from found) t left join hit h on true order by place`);
}

const columns = sql`
	b.id, b.booked_at as "bookedAt", b.zone, b.action, b.source, b.outcome, b.received_at as "receivedAt",
	greatest(0, extract(epoch from b.received_at - b.booked_at))::int as "lateSeconds",
	b.clock_drift_s as "clockDriftSeconds", coalesce(d.name, r.device, k.name) as "deviceName",
	case when a.id is not null then jsonb_build_object('id', a.id, 'name', a.name, 'code', a.code, 'color', a.color,
		'classType', a.class_type, 'bookingRequiresGps', a.booking_requires_gps) end as activity,
	case when n.id is not null then jsonb_build_object('id', n.id, 'name', n.name, 'parentId', n.parent_id,
		'projectId', n.project_id, 'projectName', p.name) end as "projectNode",
	case when o.id is not null then jsonb_build_object('firstName', o.first_name, 'lastName', o.last_name)
		end as "bookedBy"`;

const tables = sql`
	left join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
	left join project_node n on n.tenant_id = b.tenant_id and n.id = b.project_node_id
	left join project p on p.tenant_id = n.tenant_id and p.id = n.project_id
	left join terminal d on d.tenant_id = b.tenant_id and d.id = b.terminal_id
	left join app_registration r on r.tenant_id = b.tenant_id and r.id = b.app_registration_id
	left join api_key k on k.tenant_id = b.tenant_id and k.id = b.booked_by
	left join app_user o on o.tenant_id = b.tenant_id and o.id = b.booked_by and o.id <> b.user_id`;

/** The days as the clock showed them; the rough bounds before let the index and the partitions find them. */
function within({ from, to }: Input) {
	const at = (day: string, days: number) =>
		new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds);
	// every zone's day lies within a day of that of UTC, and an id within a day of its booking
	return sql`b.booked_at >= ${at(from, -1)}::timestamptz and b.booked_at < ${at(to, 2)}::timestamptz
		and b.id >= uuid_v7_floor(${at(from, -2)}::timestamptz - interval '1 hour')
		and b.id < uuid_v7_floor(${at(to, 3)}::timestamptz + interval '1 hour')
		and (b.booked_at at time zone b.zone)::date between ${from}::date and ${to}::date`;
}

function narrowed({ sources, outcomes, search = "" }: Input) {
	const found =
		search === ""
			? sql`true`
			: sql`strpos(lower(concat_ws(' ', a.name, p.name, n.name, d.name, r.device, k.name, o.first_name, o.last_name)),
				lower(${search})) > 0`;
	return sql`(${sources ?? null}::text[] is null or b.source = any(${sources ?? null}::text[]))
		and (${outcomes ?? null}::text[] is null or b.outcome = any(${outcomes ?? null}::text[])) and ${found}`;
}

/** Places that count for a person: those of the company, of her site, and of her unit with all above it. */
function areasOf(tenantId: string, userId: string) {
	return sql`
		select g.name, g.latitude, g.longitude, g.radius_m
		from geolocation g
		join app_user u on u.tenant_id = g.tenant_id and u.id = ${userId}
		where g.tenant_id = ${tenantId} and (g.scope = 'GLOBAL' or g.site_id = u.site_id or exists (
			select from unit_closure c
			where c.tenant_id = g.tenant_id and c.ancestor_id = g.unit_id and c.descendant_id = u.unit_id))`;
}

/** Metres on a sphere of the earth's mean radius: half a per cent off at most, far below what a phone knows. */
const metres = sql`12742016 * asin(least(1, sqrt(
	power(sin(radians(g.latitude - x.latitude) / 2), 2)
	+ cos(radians(x.latitude)) * cos(radians(g.latitude)) * power(sin(radians(g.longitude - x.longitude) / 2), 2))))`;

function positionOf({ tenantId, positions }: BookingScope, userId: string) {
	return sql`(
		select jsonb_build_object('placeName', near.name, 'kind', case
			when near.name is not null then 'INSIDE'
			when exists (select from area) then 'OUTSIDE'
			else 'KNOWN' end)
		from booking_position x
		left join lateral (
			select g.name from area g where ${metres} <= g.radius_m order by ${metres} limit 1) near on true
		where x.tenant_id = ${tenantId} and x.booking_id = h.id and ${userId}::uuid in ${positions})`;
}

function entryBy(column: "start_booking_id" | "end_booking_id") {
	return sql`(
		select jsonb_build_object('id', e.id, 'begin', e.begin_at, 'end', e.end_at, 'corrected', e.corrected)
		from entry e where ${sql.ref(`e.${column}`)} = h.id order by e.begin_at limit 1)`;
}
