import { sql } from "kysely";
import type { ActivityState } from "#areas/time-tracking/approvals/contract.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import type { BookingSource } from "#domain/working-time/timeline/booking-fact.ts";
import type { EntryFact } from "#domain/working-time/timeline/entry-fact.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import { entryColumns } from "./entry-columns.ts";

/** An entry as it is stored: what its bookings made, and what people decided about it. */
export interface StoredEntry extends EntryFact {
	readonly state: ActivityState;
	readonly source: BookingSource;
	/** Corrected by hand: never derived anew. */
	readonly corrected: boolean;
	readonly needsReason: boolean;
	readonly version: number;
}

/** Where an entry lies, as its person's site sees it. */
export interface EntryPlace {
	readonly tenantId: string;
	readonly userId: string;
	readonly zone: string;
}

/** A person's entries from a day on, and the running one, in order of time. */
export function entriesSince(tx: Tx, place: { tenantId: string; userId: string }, fromDay: string) {
	return rows(tx)<StoredEntry>`
		select id, floor(extract(epoch from begin_at))::float8 as begin, floor(extract(epoch from end_at))::float8 as end,
			class_type as "classType", activity_id as "activityId", project_node_id as "nodeId",
			coalesce(start_booking_id, id) as "startBookingId", end_booking_id as "endBookingId",
			auto_finished as "autoFinished", resume_activity_id as "resumeActivityId", resume_class_type as "resumeClassType",
			resume_node_id as "resumeNodeId", former_activity_id as "formerActivityId",
			former_class_type as "formerClassType", state, source, corrected, needs_reason as "needsReason", version
		from time_tracking
		where tenant_id = ${place.tenantId} and user_id = ${place.userId} and deleted_at is null
			and (day >= ${fromDay} or end_at is null)
		order by begin_at`;
}

type DerivedEntry = Omit<StoredEntry, "version" | "corrected">;

/** Writes an entry as its bookings make it now, whether it existed before or not. */
export async function putEntry(
	tx: Tx,
	place: EntryPlace,
	entry: DerivedEntry,
	at: { day: string; occupiedTo: EpochSecond },
): Promise<void> {
	const facts = columnsOf(entry, at);
	await tx
		.insertInto("time_tracking")
		.values({
			tenant_id: place.tenantId,
			id: entry.id,
			user_id: place.userId,
			zone: place.zone,
			source: entry.source,
			...facts,
		})
		.onConflict((conflict) =>
			conflict
				.columns(["tenant_id", "id"])
				.doUpdateSet((eb) => ({ ...facts, version: eb("time_tracking.version", "+", 1) })),
		)
		.execute();
}

function columnsOf(entry: DerivedEntry, at: { day: string; occupiedTo: EpochSecond }) {
	return {
		day: at.day,
		begin_at: date(entry.begin),
		end_at: entry.end === null ? null : date(entry.end),
		occupied_to: date(entry.end ?? at.occupiedTo),
		...entryColumns(entry),
		start_booking_id: entry.startBookingId,
		end_booking_id: entry.endBookingId,
		state: entry.state,
		auto_finished: entry.autoFinished,
		needs_reason: entry.needsReason,
		deleted_at: null,
	};
}

/**
 * Takes entries out of the timeline. What is derived anew is put back under the same id afterwards: so no order of
 * writing can make two entries overlap for a moment.
 */
export async function retireEntries(tx: Tx, tenantId: string, ids: readonly string[], now: Date) {
	if (ids.length === 0) return;
	await tx
		.updateTable("time_tracking")
		.set({
			end_at: sql<Date>`coalesce(end_at, begin_at + interval '1 second')`,
			occupied_to: sql<Date>`coalesce(end_at, begin_at + interval '1 second')`,
			deleted_at: now,
		})
		.where("tenant_id", "=", tenantId)
		.where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
		.execute();
}

/** Ends a running entry where its time was up. */
export async function finishEntry(
	tx: Tx,
	tenantId: string,
	entry: { id: string; end: EpochSecond; reasonRequired: boolean },
	bookingId: string,
): Promise<void> {
	await tx
		.updateTable("time_tracking")
		.set((eb) => ({
			end_at: date(entry.end),
			occupied_to: date(entry.end),
			end_booking_id: bookingId,
			auto_finished: true,
			state: "REQUESTED",
			needs_reason: sql<boolean>`needs_reason or ${entry.reasonRequired}`,
			version: eb("version", "+", 1),
		}))
		.where((eb) => eb.and({ tenant_id: tenantId, id: entry.id }))
		.execute();
}

/** Which entries a booking ended and began. */
export function entriesOfBooking(
	tx: Tx,
	place: { tenantId: string; userId: string },
	bookingId: string,
	fromDay: string,
) {
	return rows(tx)<{ id: string; state: ActivityState; begun: boolean }>`
		select id, state, start_booking_id = ${bookingId} as begun from time_tracking
		where tenant_id = ${place.tenantId} and user_id = ${place.userId} and deleted_at is null and day >= ${fromDay}
			and ${bookingId} in (start_booking_id, end_booking_id)`;
}

/** @returns the request's id, or undefined when one is open already */
export async function insertChangeRequest(
	tx: Tx,
	tenantId: string,
	request: { id: string; timeTrackingId: string; baseVersion: number; proposed: unknown },
): Promise<string | undefined> {
	const row = await tx
		.insertInto("time_tracking_change_request")
		.values({
			tenant_id: tenantId,
			id: request.id,
			time_tracking_id: request.timeTrackingId,
			base_version: request.baseVersion,
			proposed: JSON.stringify(request.proposed),
		})
		.onConflict((conflict) =>
			conflict
				.columns(["tenant_id", "time_tracking_id"])
				.where("state", "=", sql.lit("OPEN"))
				.doNothing(),
		)
		.returning("id")
		.executeTakeFirst();
	return row?.id;
}

function date(second: EpochSecond): Date {
	return new Date(second * 1000);
}
