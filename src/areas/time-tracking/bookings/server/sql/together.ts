import { sql } from "kysely";
import type { EpochSecond } from "#domain/time/quantities.ts";
import type { EntryFact } from "#domain/working-time/timeline/entry-fact.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { BookingRequest } from "../booking-request.ts";
import type { BookedActivity } from "./booking.ts";
import type { entryColumns } from "./entry-columns.ts";

/** What a booking is decided by; see database/functions/booking_facts.sql. */
export interface BookingFacts {
	/** null: no session that is open. */
	readonly userId: string | null;
	readonly role: string;
	readonly impersonatorId: string | null;
	readonly zone: string;
	/** False: another transaction has the person. */
	readonly isHeld: boolean | null;
	readonly entryDate: string | null;
	readonly exitDate: string | null;
	readonly unitId: string;
	readonly siteId: string;
	/** Of the tenant's activities and settings; null: nothing of them was changed lately. */
	readonly masterState: string | null;
	readonly isKnown: boolean;
	readonly isNewest: boolean;
	readonly isClosed: boolean;
	readonly overrides: readonly ActivityOverride[] | null;
	readonly node: { readonly isOpen: boolean; readonly isAssigned: boolean } | null;
	readonly isTaken: boolean;
	readonly nextBegin: EpochSecond | null;
	readonly running:
		| (EntryFact & { readonly occupiedTo: EpochSecond; readonly state: "APPROVED" | "REQUESTED" })
		| null;
}

export interface ActivityOverride {
	readonly activityId: string;
	readonly isAllowed: boolean;
	readonly isDefault: boolean;
}

export interface BookingFactsRow extends Record<string, unknown> {
	readonly facts: BookingFacts;
}

/** Holds the people of several bookings and reads what each is decided by, in their order. */
export function bookingFacts(
	tenantId: string,
	now: Date,
	asked: readonly { readonly hash: Buffer; readonly request: BookingRequest }[],
): Statement {
	return {
		text: "select facts from booking_facts($1, $2, $3, $4, $5, $6)",
		values: [
			tenantId,
			now,
			asked.map(({ hash }) => hash),
			asked.map(({ request }) => request.bookingId),
			asked.map(({ request }) => new Date(request.at * 1000)),
			asked.map(({ request }) => request.projectNodeId),
		],
	};
}

export interface MasterRow extends Record<string, unknown> {
	readonly state: string | null;
	/** Those that clocks know, as they offer them: the company's default first, then by name. */
	readonly activities: readonly BookedActivity[];
	/** Minutes that an entry may run, in the order of the places asked for. */
	readonly limits: readonly number[] | null;
}

export interface PlaceOfDay {
	readonly unitId: string;
	readonly siteId: string;
	readonly day: string;
}

/** A tenant's activities and what settings say at places, with the state that they are of. */
export function masterData(tenantId: string, places: readonly PlaceOfDay[]): Statement {
	return statementOf(sql`
		select recent_state(${tenantId}, 'MASTER') as state,
			(select coalesce(jsonb_agg(jsonb_build_object(
					'id', a.id, 'classType', a.class_type, 'isEnabled', a.is_enabled,
					'requiresGps', a.booking_requires_gps, 'reasonRequired', a.reason_required,
					'needsApproval', coalesce((a.approval ->> 'required')::boolean, false),
					'mayApproveOwn', coalesce((a.approval ->> 'selfApproval')::boolean, false))
					order by a.is_default desc, a.name collate natural_order, a.id), '[]')
				from activity a where a.tenant_id = ${tenantId} and a.category = 'TRACKING') as activities,
			(select jsonb_agg(auto_finish_after(${tenantId}, p.unit_id, p.site_id, p.day) order by p.n)
				from unnest(
					${places.map((one) => one.unitId)}::uuid[], ${places.map((one) => one.siteId)}::uuid[],
					${places.map((one) => one.day)}::date[]) with ordinality p(unit_id, site_id, day, n)) as limits`);
}

export interface BookingRow {
	readonly id: string;
	readonly user_id: string;
	readonly booked_at: Date;
	readonly zone: string;
	readonly action: string;
	readonly activity_id: string | null;
	readonly class_type: string | null;
	readonly project_node_id: string | null;
	readonly received_at: Date;
	readonly outcome: string;
}

export function insertBookings(tenantId: string, bookings: readonly BookingRow[]): Statement {
	return {
		text: `
		insert into booking (tenant_id, id, user_id, booked_at, zone, action, source, activity_id, class_type, project_node_id,
			received_at, outcome, booked_by)
		select $1, id, user_id, booked_at, zone, action, 'MANUAL', activity_id, class_type, project_node_id,
			received_at, outcome, user_id
		from json_to_recordset($2::json) b(
			id uuid, user_id uuid, booked_at timestamptz, zone text, action text, activity_id uuid, class_type text,
			project_node_id uuid, received_at timestamptz, outcome text)`,
		values: [tenantId, JSON.stringify(bookings)],
	};
}

export interface PositionRow {
	readonly booking_id: string;
	readonly latitude: number;
	readonly longitude: number;
}

export function insertPositions(tenantId: string, positions: readonly PositionRow[]): Statement {
	return {
		text: `
		insert into booking_position (tenant_id, booking_id, latitude, longitude)
		select $1, booking_id, latitude, longitude
		from json_to_recordset($2::json) p(
			booking_id uuid, latitude double precision, longitude double precision)`,
		values: [tenantId, JSON.stringify(positions)],
	};
}

export interface EndedRow {
	readonly id: string;
	readonly end_at: Date;
	readonly end_booking_id: string;
}

export function endEntries(tenantId: string, ended: readonly EndedRow[]): Statement {
	return {
		text: `
		update time_tracking t
		set end_at = e.end_at, occupied_to = e.end_at, end_booking_id = e.end_booking_id, version = t.version + 1
		from json_to_recordset($2::json) e(id uuid, end_at timestamptz, end_booking_id uuid)
		where t.tenant_id = $1 and t.id = e.id`,
		values: [tenantId, JSON.stringify(ended)],
	};
}

export interface BegunRow extends ReturnType<typeof entryColumns> {
	readonly id: string;
	readonly user_id: string;
	readonly day: string;
	readonly begin_at: Date;
	readonly occupied_to: Date;
	readonly zone: string;
	readonly needs_reason: boolean;
}

export function beginEntries(tenantId: string, begun: readonly BegunRow[]): Statement {
	return {
		text: `
		insert into time_tracking (tenant_id, id, user_id, day, begin_at, occupied_to, zone, activity_id, class_type, state, source,
			project_node_id, resume_activity_id, resume_class_type, resume_node_id, former_activity_id, former_class_type,
			start_booking_id, needs_reason)
		select $1, id, user_id, day, begin_at, occupied_to, zone, activity_id, class_type, 'APPROVED', 'MANUAL',
			project_node_id, resume_activity_id, resume_class_type, resume_node_id, former_activity_id, former_class_type,
			id, needs_reason
		from json_to_recordset($2::json) b(
			id uuid, user_id uuid, day date, begin_at timestamptz, occupied_to timestamptz, zone text, activity_id uuid,
			class_type text, project_node_id uuid, resume_activity_id uuid, resume_class_type text, resume_node_id uuid,
			former_activity_id uuid, former_class_type text, needs_reason boolean)`,
		values: [tenantId, JSON.stringify(begun)],
	};
}
