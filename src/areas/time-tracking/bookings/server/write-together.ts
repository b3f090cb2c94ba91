import { newId } from "#kit/contract/new-id.ts";
import { addEvents, type EventRow } from "#kit/server/audit-rows.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { bookingTrace } from "./booking-trace.ts";
import type { OrdinaryBooking, Together } from "./decide-together.ts";
import { entryColumns } from "./sql/entry-columns.ts";
import {
	type BegunRow,
	type BookingFacts,
	type BookingRow,
	beginEntries,
	type EndedRow,
	endEntries,
	insertBookings,
	insertPositions,
	type PositionRow,
} from "./sql/together.ts";

/** A booking that goes with others, with all that its rows say. */
export interface Written extends Together {
	readonly traceId: string;
	readonly facts: BookingFacts;
	readonly decided: OrdinaryBooking;
	/** Of the booking, at the person's place. */
	readonly day: string;
}

/** The statements that write bookings, what they end and begin, and their traces; each is sent once for all of them. */
export function writesOf(tenantId: string, all: readonly Written[]): Statement[] {
	const positions = all.flatMap(positionRow);
	const ended = all.flatMap(endedRow);
	const begun = all.flatMap(begunRow);
	return [
		...(all.length > 0 ? [insertBookings(tenantId, all.map(bookingRow))] : []),
		...(positions.length > 0 ? [insertPositions(tenantId, positions)] : []),
		// first what ends: the entries of a person never overlap, not even for a moment
		...(ended.length > 0 ? [endEntries(tenantId, ended)] : []),
		...(begun.length > 0 ? [beginEntries(tenantId, begun)] : []),
		...(all.length > 0 ? [addEvents(tenantId, all.map(eventRow))] : []),
	];
}

function bookingRow({ facts, decided, now }: Written): BookingRow {
	const { fact, step } = decided;
	return {
		id: fact.id,
		user_id: facts.userId as string,
		booked_at: date(fact.at),
		zone: facts.zone,
		action: fact.action,
		activity_id: fact.activityId,
		class_type: fact.classType,
		project_node_id: fact.nodeId,
		received_at: now,
		outcome: step.outcome,
	};
}

function positionRow({ request, decided }: Written): PositionRow[] {
	const { position, bookingId } = request;
	return position !== null && decided.keepPosition ? [{ booking_id: bookingId, ...position }] : [];
}

function endedRow({ decided: { fact, step } }: Written): EndedRow[] {
	if (step.outcome !== "APPLIED" || step.end === null) return [];
	return [{ id: step.end.id, end_at: date(fact.at), end_booking_id: fact.id }];
}

function begunRow({ facts, decided, day }: Written): BegunRow[] {
	const { step, needsReason } = decided;
	if (step.outcome !== "APPLIED" || step.begin === null) return [];
	const { entry, occupiedTo } = step.begin;
	return [
		{
			id: entry.id,
			user_id: facts.userId as string,
			day,
			begin_at: date(entry.begin),
			occupied_to: date(occupiedTo),
			zone: facts.zone,
			...entryColumns(entry),
			needs_reason: needsReason,
		},
	];
}

/** As `writeBooking` traces a booking that goes alone. */
function eventRow({ facts, decided, now, traceId }: Written): EventRow {
	const { fact, step } = decided;
	return {
		id: newId(now.getTime()),
		at: now,
		actor_id: facts.userId,
		actor_kind: "USER",
		impersonator_id: facts.impersonatorId,
		entity: "booking",
		entity_id: fact.id,
		subject_user_id: facts.userId,
		action: "created",
		before: null,
		after: bookingTrace(fact, step.outcome),
		reason: null,
		trace_id: traceId,
	};
}

function date(second: number): Date {
	return new Date(second * 1000);
}
