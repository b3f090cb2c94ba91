import { sql } from "kysely";
import type { ActivityState } from "#areas/time-tracking/approvals/contract.ts";
import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import type { EntryFact } from "#domain/working-time/timeline/entry-fact.ts";
import type { TimeClass } from "#domain/working-time/timeline/time-class.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

/** An entry as it is stored: what its bookings made, and what people decided about it. */
export interface StoredEntry extends EntryFact {
	readonly state: ActivityState;
	readonly source: "MANUAL" | "AUTO_FINISH" | "APP" | "TERMINAL";
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
export async function entriesSince(
	tx: Tx,
	place: { tenantId: string; userId: string },
	fromDay: string,
): Promise<StoredEntry[]> {
	const rows = await tx
		.selectFrom("time_tracking")
		.selectAll()
		.where("tenant_id", "=", place.tenantId)
		.where("user_id", "=", place.userId)
		.where("deleted_at", "is", null)
		.where((eb) => eb.or([eb("day", ">=", fromDay), eb("end_at", "is", null)]))
		.orderBy("begin_at")
		.execute();
	return rows.map((row) => ({
		id: row.id,
		begin: instant(row.begin_at),
		end: row.end_at === null ? null : instant(row.end_at),
		classType: row.class_type as TimeClass,
		activityId: row.activity_id,
		nodeId: row.project_node_id,
		startBookingId: row.start_booking_id ?? row.id,
		endBookingId: row.end_booking_id,
		autoFinished: row.auto_finished,
		resumeActivityId: row.resume_activity_id,
		resumeClassType: row.resume_class_type as TimeClass | null,
		resumeNodeId: row.resume_node_id,
		formerActivityId: row.former_activity_id,
		formerClassType: row.former_class_type as TimeClass | null,
		state: row.state as ActivityState,
		source: row.source as StoredEntry["source"],
		corrected: row.corrected,
		needsReason: row.needs_reason,
		version: row.version,
	}));
}

/** Writes an entry as its bookings make it now, whether it existed before or not. */
export async function putEntry(
	tx: Tx,
	place: EntryPlace,
	entry: Omit<StoredEntry, "version" | "corrected">,
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

function columnsOf(
	entry: Omit<StoredEntry, "version" | "corrected">,
	at: { day: string; occupiedTo: EpochSecond },
) {
	return {
		day: at.day,
		begin_at: date(entry.begin),
		end_at: entry.end === null ? null : date(entry.end),
		occupied_to: date(entry.end ?? at.occupiedTo),
		activity_id: entry.activityId,
		class_type: entry.classType,
		project_node_id: entry.nodeId,
		resume_activity_id: entry.resumeActivityId,
		resume_class_type: entry.resumeClassType,
		resume_node_id: entry.resumeNodeId,
		former_activity_id: entry.formerActivityId,
		former_class_type: entry.formerClassType,
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
export async function retireEntries(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	now: Date,
): Promise<void> {
	if (ids.length === 0) return;
	await tx
		.updateTable("time_tracking")
		.set({
			end_at: sql<Date>`coalesce(end_at, begin_at + interval '1 second')`,
			occupied_to: sql<Date>`coalesce(end_at, begin_at + interval '1 second')`,
			deleted_at: now,
		})
		.where("tenant_id", "=", tenantId)
		.where("id", "in", [...ids])
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
		.where("tenant_id", "=", tenantId)
		.where("id", "=", entry.id)
		.execute();
}

/** Which entries a booking ended and began. */
export async function entriesOfBooking(
	tx: Tx,
	place: { tenantId: string; userId: string },
	bookingId: string,
	fromDay: string,
): Promise<{ id: string; state: string; begun: boolean }[]> {
	return tx
		.selectFrom("time_tracking")
		.select(["id", "state"])
		.select((eb) => eb("start_booking_id", "=", bookingId).as("begun"))
		.where("tenant_id", "=", place.tenantId)
		.where("user_id", "=", place.userId)
		.where("deleted_at", "is", null)
		.where("day", ">=", fromDay)
		.where((eb) =>
			eb.or([eb("start_booking_id", "=", bookingId), eb("end_booking_id", "=", bookingId)]),
		)
		.$castTo<{ id: string; state: string; begun: boolean }>()
		.execute();
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
			conflict.columns(["tenant_id", "time_tracking_id"]).where("state", "=", "OPEN").doNothing(),
		)
		.returning("id")
		.executeTakeFirst();
	return row?.id;
}

function instant(value: Date): EpochSecond {
	return secondOfMilliseconds(value.getTime());
}

function date(second: EpochSecond): Date {
	return new Date(second * 1000);
}
