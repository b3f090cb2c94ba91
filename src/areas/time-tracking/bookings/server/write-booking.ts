import type { BookingFact } from "#domain/working-time/timeline/booking-fact.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { type Actor, audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import { bookingIdTaken, type contract } from "../contract.ts";
import { bookingAnswer } from "./answer-again.ts";
import { applyChange, requestChange } from "./apply-change.ts";
import type { BookingRequest } from "./booking-request.ts";
import { bookingTrace } from "./booking-trace.ts";
import { unlessClosed } from "./closed-month.ts";
import type { Decision } from "./needs-supervisor.ts";
import type { Change } from "./plan-change.ts";
import { type BookedPerson, insertBooking, insertPosition } from "./sql/booking.ts";
import { insertLateBooking } from "./sql/late-booking.ts";
import type { WrittenEntry } from "./write-entry.ts";

type Answer = AnswerOf<typeof contract.createBooking>;
type SignedInActor = Actor & { readonly session: Session };

export interface Decided {
	readonly request: BookingRequest;
	readonly fact: BookingFact;
	readonly change: Change;
	readonly decision: Decision;
	readonly keepPosition: boolean;
}

/**
 * Writes a booking with what it changes. Where that would touch a closed month, the booking alone is kept, for somebody who
 * may correct the month to look at: a booking is never refused.
 */
export async function writeBooking(
	tx: Tx,
	actor: SignedInActor,
	person: BookedPerson,
	decided: Decided,
): Promise<Answer> {
	const touched = decided.change.conflict?.entry.id ?? null;
	const place = { tenantId: actor.tenantId, userId: person.id };
	const done = await unlessClosed(tx, place, touched, () => put(tx, actor, person, decided));
	if ("answer" in done) return done.answer;
	const { fact } = decided;
	const outcome = "CLOSED_MONTH";
	await keep(tx, actor, person, decided, outcome);
	const late = { bookingId: fact.id, month: done.closedMonth, entryId: null };
	await insertLateBooking(tx, place, late);
	return answerOf(fact.id, outcome, []);
}

async function put(
	tx: Tx,
	actor: SignedInActor,
	person: BookedPerson,
	decided: Decided,
): Promise<Answer> {
	const { fact, change, decision } = decided;
	const place = placeOf(actor, person);
	const outcome = outcomeOf(change, fact);
	await keep(tx, actor, person, decided, outcome);
	if (change.conflict !== null) {
		await requestChange(tx, actor, place, change.conflict, fact.id);
		return answerOf(fact.id, outcome, []);
	}
	const written = await applyChange(tx, actor, place, change, decision);
	return answerOf(fact.id, outcome, written);
}

function placeOf({ tenantId }: Actor, { id, zone }: BookedPerson) {
	return { tenantId, userId: id, zone };
}

/** The booking itself, with its place and its trace. */
async function keep(
	tx: Tx,
	actor: SignedInActor,
	person: BookedPerson,
	{ request, fact, keepPosition }: Decided,
	outcome: Answer["outcome"],
): Promise<void> {
	const { tenantId, session, now } = actor;
	const isNew = await insertBooking(tx, {
		...fact,
		...placeOf(actor, person),
		outcome,
		receivedAt: now,
		bookedBy: session.userId,
		appRegistrationId: session.role === "APP" ? session.sessionId : null,
		terminalId: session.role === "TERMINAL" ? session.sessionId : null,
	});
	// another person's booking took the id a moment ago
	if (!isNew) refuse(bookingIdTaken);
	if (request.position !== null && keepPosition) {
		await insertPosition(tx, tenantId, fact.id, request.position);
	}
	await audit(tx, actor, {
		entity: "booking",
		entityId: fact.id,
		subjectUserId: person.id,
		action: "created",
		after: bookingTrace(fact, outcome),
	});
}

function answerOf(
	bookingId: string,
	outcome: Answer["outcome"],
	written: readonly WrittenEntry[],
): Answer {
	const ended = written.find((entry) => entry.endBookingId === bookingId);
	const begun = written.find((entry) => entry.startBookingId === bookingId);
	return bookingAnswer(bookingId, outcome, { begun, ended });
}

function outcomeOf(change: Change, fact: BookingFact): Answer["outcome"] {
	if (change.conflict !== null) return "CONFLICT";
	const isUsed = change.put.some(
		({ entry }) => entry.startBookingId === fact.id || entry.endBookingId === fact.id,
	);
	if (isUsed) return "APPLIED";
	return fact.action === "START" ? "ALREADY_RUNNING" : "NOTHING_RUNNING";
}
