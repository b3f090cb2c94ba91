import { insertRows, type Row } from "./insert-rows.ts";
import type { TenantBuilder } from "./tenant-builder.ts";

const bookingColumns = {
	id: "uuid",
	user_id: "uuid",
	booked_at: "timestamptz",
	zone: "text",
	action: "text",
	source: "text",
	activity_id: "uuid",
	class_type: "text",
	project_node_id: "uuid",
	received_at: "timestamptz",
	outcome: "text",
	clock_drift_s: "int",
	finishes_id: "uuid",
	booked_by: "uuid",
} as const;

const entryColumns = {
	id: "uuid",
	user_id: "uuid",
	day: "date",
	begin_at: "timestamptz",
	end_at: "timestamptz",
	occupied_to: "timestamptz",
	zone: "text",
	activity_id: "uuid",
	class_type: "text",
	state: "text",
	source: "text",
	project_node_id: "uuid",
	resume_activity_id: "uuid",
	resume_class_type: "text",
	resume_node_id: "uuid",
	former_activity_id: "uuid",
	former_class_type: "text",
	start_booking_id: "uuid",
	end_booking_id: "uuid",
	reason: "text",
	needs_reason: "boolean",
	auto_finished: "boolean",
	corrected: "boolean",
} as const;

const stepColumns = {
	id: "uuid",
	user_id: "uuid",
	time_tracking_id: "uuid",
	change_request_id: "uuid",
	purpose: "text",
	kind: "text",
	state: "text",
	decided_by: "uuid",
	decided_at: "timestamptz",
} as const;

const eventColumns = {
	id: "uuid",
	at: "timestamptz",
	time_tracking_id: "uuid",
	change_request_id: "uuid",
	kind: "text",
	by_user_id: "uuid",
	reason: "text",
} as const;

const changeRequestColumns = {
	id: "uuid",
	time_tracking_id: "uuid",
	base_version: "int",
	proposed: "jsonb",
	reason: "text",
	state: "text",
} as const;

export type BookingRow = Row<typeof bookingColumns>;
export type EntryRow = Row<typeof entryColumns>;
export type StepRow = Row<typeof stepColumns>;
export type ApprovalEventRow = Row<typeof eventColumns>;
export type ChangeRequestRow = Row<typeof changeRequestColumns>;

/** What people booked and what became of it, as it is stored. */
export interface Trackings {
	readonly bookings: readonly BookingRow[];
	readonly entries: readonly EntryRow[];
	readonly changeRequests: readonly ChangeRequestRow[];
	readonly steps: readonly StepRow[];
	readonly events: readonly ApprovalEventRow[];
}

/** Stores many bookings and entries at once, with their approval. Instants are ISO texts. */
export async function insertTrackings(
	{ tx, tenantId }: TenantBuilder,
	trackings: Partial<Trackings>,
): Promise<void> {
	const { bookings, entries, changeRequests, steps, events } = trackings;
	await insertRows(tx, "booking", tenantId, bookingColumns, bookings ?? []);
	await insertRows(tx, "time_tracking", tenantId, entryColumns, entries ?? []);
	await insertRows(
		tx,
		"time_tracking_change_request",
		tenantId,
		changeRequestColumns,
		changeRequests ?? [],
	);
	await insertRows(tx, "approval_step", tenantId, stepColumns, steps ?? []);
	await insertRows(tx, "approval_event", tenantId, eventColumns, events ?? []);
}
