import { entryColumns } from "#areas/time-tracking/bookings/server/public.ts";
import { minuteOf } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { BookingFact } from "#domain/working-time/timeline/booking-fact.ts";
import type { EntryFact } from "#domain/working-time/timeline/entry-fact.ts";
import type {
	ApprovalEventRow,
	BookingRow,
	ChangeRequestRow,
	EntryRow,
	StepRow,
	Trackings,
} from "#kit/testing/tracking-builder.ts";
import { eventRow, type HistoryOwner, isoOf, stepRow } from "./approval-rows.ts";
import type { Press } from "./presses.ts";
import { seededRandom } from "./seeded-random.ts";
import { autoFinishMinutes, type PersonTimeline } from "./timeline-of.ts";
import { type Verdict, verdictOf } from "./verdict-of.ts";

export interface MutableTrackings extends Trackings {
	readonly bookings: BookingRow[];
	readonly entries: EntryRow[];
	readonly changeRequests: ChangeRequestRow[];
	readonly steps: StepRow[];
	readonly events: ApprovalEventRow[];
}

/** A person's bookings and entries as rows, with what became of those that needed a decision. */
export function personHistory(
	{ bookings, entries, pressOf }: PersonTimeline,
	owner: HistoryOwner,
): MutableTrackings {
	const rows: MutableTrackings = {
		bookings: bookings.map((fact) => bookingRow(fact, pressOf.get(fact.id), owner)),
		entries: [],
		changeRequests: [],
		steps: [],
		events: [],
	};
	const random = seededRandom(`${owner.seed} verdicts`);
	let shiftBefore: Press["shift"] | undefined;
	for (const entry of entries) {
		const press = pressOf.get(entry.startBookingId);
		if (press === undefined) throw new Error(`Nobody began ${entry.id}.`);
		const isFirst = press.shift !== shiftBefore;
		const { now, zone } = owner;
		const judged = { entry, press, isFirst, now, zone };
		const verdict = verdictOf(judged, random);
		shiftBefore = press.shift;
		rows.entries.push(entryRow(entry, press, verdict, owner));
		addApproval(rows, entry, verdict, owner);
	}
	return rows;
}

function bookingRow(
	fact: BookingFact,
	press: Press | undefined,
	{ userId, zone }: HistoryOwner,
): BookingRow {
	return {
		id: fact.id,
		user_id: userId,
		booked_at: isoOf(fact.at),
		zone: zone.name,
		action: fact.action,
		source: fact.source,
		activity_id: fact.activityId,
		class_type: fact.classType,
		project_node_id: fact.nodeId,
		received_at: isoOf(press?.receivedAt ?? fact.at),
		outcome: press?.isRepeated ? "NOTHING_RUNNING" : "APPLIED",
		clock_drift_s: null,
		finishes_id: fact.finishesId ?? null,
		booked_by: press === undefined ? null : userId,
	};
}

function entryRow(
	entry: EntryFact,
	press: Press,
	verdict: Verdict,
	{ userId, zone }: HistoryOwner,
): EntryRow {
	const end = verdict.correctedEnd ?? entry.end;
	const openUntil = entry.begin + autoFinishMinutes * 60;
	return {
		id: entry.id,
		user_id: userId,
		day: isoOfDay(localDayOf(minuteOf(entry.begin), zone)),
		begin_at: isoOf(entry.begin),
		end_at: end === null ? null : isoOf(end),
		occupied_to: isoOf(end ?? openUntil),
		zone: zone.name,
		...entryColumns(entry),
		state: verdict.state,
		source: press.source,
		start_booking_id: entry.startBookingId,
		end_booking_id: entry.endBookingId,
		reason: verdict.reason ?? null,
		needs_reason: verdict.needsReason ?? false,
		auto_finished: verdict.autoFinished ?? false,
		corrected: verdict.correctedEnd !== undefined,
	};
}

function addApproval(
	rows: MutableTrackings,
	{ id }: EntryFact,
	verdict: Verdict,
	owner: HistoryOwner,
): void {
	const { requestedAt, decidedAt, state, rejection } = verdict;
	if (requestedAt === undefined) return;
	rows.events.push(eventRow("REQUESTED", id, requestedAt, owner.userId, owner));
	if (decidedAt !== undefined) {
		const event = eventRow(state, id, decidedAt, owner.approverId, owner);
		rows.events.push({ ...event, reason: rejection ?? null });
	}
	for (const kind of verdict.steps) {
		rows.steps.push({
			...stepRow(kind, owner, decidedAt),
			time_tracking_id: id,
			state: decidedAt === undefined ? "OPEN" : state === "REJECTED" ? "REFUSED" : "DONE",
		});
	}
}
