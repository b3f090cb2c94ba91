import { sql } from "kysely";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { EpochSecond, LocalDay } from "#domain/time/quantities.ts";
import type { BookingFact } from "#domain/working-time/timeline/booking-fact.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";

export interface StoredBooking extends BookingFact {
	readonly userId: string;
	readonly outcome: "APPLIED" | "ALREADY_RUNNING" | "NOTHING_RUNNING" | "CONFLICT" | "CLOSED_MONTH";
}

const stored = sql`b.id, b.user_id as "userId", floor(extract(epoch from b.booked_at))::float8 as at, b.action,
	b.activity_id as "activityId", b.class_type as "classType", b.project_node_id as "nodeId", b.source,
	b.finishes_id as "finishesId", b.outcome`;

export function bookingById(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<StoredBooking>`
		select ${stored} from booking b where b.tenant_id = ${tenantId} and b.id = ${id}`;
}

/** Bookings of a person from an instant on that made her timeline, in order of time. */
export function bookingsSince(tx: Tx, tenantId: string, userId: string, since: EpochSecond) {
	// an id lies within a day of its booking: older partitions are not looked at
	const oldest = new Date((since - 90_000) * 1000);
	return rows(tx)<StoredBooking>`
		select ${stored} from booking b
		where b.tenant_id = ${tenantId} and b.user_id = ${userId} and b.booked_at >= ${new Date(since * 1000)}
			and b.id >= uuid_v7_floor(${oldest}) and b.outcome not in ('CONFLICT', 'CLOSED_MONTH')
		order by b.booked_at, b.id`;
}

export interface NewBooking extends BookingFact {
	readonly tenantId: string;
	readonly userId: string;
	readonly zone: string;
	readonly outcome: StoredBooking["outcome"];
	readonly receivedAt: Date;
	/** null = the system. */
	readonly bookedBy: string | null;
	/** The device that sent it. */
	readonly terminalId?: string | null;
	readonly appRegistrationId?: string | null;
}

/** @returns false when the id is taken */
export async function insertBooking(tx: Tx, booking: NewBooking): Promise<boolean> {
	const row = await tx
		.insertInto("booking")
		.values({
			tenant_id: booking.tenantId,
			id: booking.id,
			user_id: booking.userId,
			booked_at: new Date(booking.at * 1000),
			zone: booking.zone,
			action: booking.action,
			source: booking.source,
			finishes_id: booking.finishesId ?? null,
			activity_id: booking.activityId,
			class_type: booking.classType,
			project_node_id: booking.nodeId,
			received_at: booking.receivedAt,
			outcome: booking.outcome,
			booked_by: booking.bookedBy,
			terminal_id: booking.terminalId ?? null,
			app_registration_id: booking.appRegistrationId ?? null,
		})
		.onConflict((conflict) => conflict.columns(["tenant_id", "id"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}

export async function insertPosition(
	tx: Tx,
	tenantId: string,
	bookingId: string,
	position: { latitude: number; longitude: number },
): Promise<void> {
	await addRows(tx, "booking_position", {
		tenant_id: tenantId,
		booking_id: bookingId,
		...position,
	});
}

export interface BookedPerson {
	readonly id: string;
	readonly zone: string;
	readonly entryDate: LocalDay | null;
	readonly exitDate: LocalDay | null;
	/** Minutes an entry may run. */
	readonly limitMinutes: number;
	/** Longest time between two entries of one shift. */
	readonly shiftGapMinutes: number;
	/** Begun by a START that names no activity: her own default, else the company's, else the first she may book. */
	readonly workActivityId: string | null;
}

interface PersonRow extends Omit<BookedPerson, "id" | "entryDate" | "exitDate"> {
	readonly entryDate: string | null;
	readonly exitDate: string | null;
}

/** Reads a person and holds her: other bookings for her wait. First the person, then her entries, everywhere. */
export async function lockPerson(
	tx: Tx,
	tenantId: string,
	userId: string,
	today: string,
): Promise<BookedPerson | undefined> {
	const found = await rows(tx)<PersonRow>`
		select s.time_zone as zone, u.entry_date as "entryDate", u.exit_date as "exitDate",
			auto_finish_after(u.tenant_id, u.unit_id, u.site_id, ${today}::date) as "limitMinutes",
			shift_gap_minutes(u.tenant_id, u.unit_id, u.site_id, ${today}::date) as "shiftGapMinutes",
			(select a.id from activity a
				left join activity_override o on o.tenant_id = a.tenant_id and o.activity_id = a.id and o.user_id = u.id
				where a.tenant_id = u.tenant_id and a.class_type = 'WORKTIME' and a.is_enabled and coalesce(o.is_allowed, true)
				order by coalesce(o.is_default, false) desc, a.is_default desc, a.name collate natural_order, a.id
				limit 1) as "workActivityId"
		from app_user u join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		where u.tenant_id = ${tenantId} and u.id = ${userId}
		for no key update of u`;
	const [row] = found;
	const dayOf = (iso: string | null) => (iso === null ? null : dayOfIso(iso));
	return (
		row && { ...row, id: userId, entryDate: dayOf(row.entryDate), exitDate: dayOf(row.exitDate) }
	);
}

export interface BookedActivity {
	readonly id: string;
	readonly classType: string;
	readonly isEnabled: boolean;
	readonly requiresGps: boolean;
	readonly reasonRequired: boolean;
	readonly needsApproval: boolean;
	readonly mayApproveOwn: boolean;
}

/** `approval` of an activity: `required` asks for a supervisor, `selfApproval` lets people with FULL decide for themselves. */
export async function activitiesById(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
): Promise<Map<string, BookedActivity>> {
	if (ids.length === 0) return new Map();
	const found = await rows(tx)<BookedActivity>`
		select id, class_type as "classType", is_enabled as "isEnabled", booking_requires_gps as "requiresGps",
			reason_required as "reasonRequired", coalesce((approval ->> 'required')::boolean, false) as "needsApproval",
			coalesce((approval ->> 'selfApproval')::boolean, false) as "mayApproveOwn"
		from activity where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
	return new Map(found.map((row) => [row.id, row]));
}

interface BookedNode {
	readonly isOpen: boolean;
	readonly isAssigned: boolean;
}

export function nodeFor(tx: Tx, tenantId: string, nodeId: string, userId: string) {
	return firstRow(tx)<BookedNode>`
		select n.is_enabled and p.state = 'STARTED' as "isOpen", exists (
			select from project_assignment a
			where a.tenant_id = p.tenant_id and a.project_id = p.id and a.user_id = ${userId}) as "isAssigned"
		from project_node n join project p on p.tenant_id = n.tenant_id and p.id = n.project_id
		where n.tenant_id = ${tenantId} and n.id = ${nodeId}`;
}

/** The activities that a person may not book though others may; a few at most. */
export async function withheldActivities(tx: Tx, tenantId: string, userId: string) {
	const found = await rows(tx)<{ id: string }>`
		select activity_id as id from activity_override
		where tenant_id = ${tenantId} and user_id = ${userId} and not is_allowed`;
	return found.map(({ id }) => id);
}

export async function isWithheld(tx: Tx, tenantId: string, userId: string, activityId: string) {
	const withheld = await withheldActivities(tx, tenantId, userId);
	return withheld.includes(activityId);
}
