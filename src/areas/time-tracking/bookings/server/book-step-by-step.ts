import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { BookingFact, BookingSource } from "#domain/working-time/timeline/booking-fact.ts";
import type { ClockClass } from "#domain/working-time/timeline/time-class.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Actor } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { DirectContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { askSession, type Session, type SessionRow } from "#kit/server/session.ts";
import { bookingIdTaken, type contract } from "../contract.ts";
import { admit, levelFor } from "./admit.ts";
import { answerAgain } from "./answer-again.ts";
import { type BookingRequest, whoseBooking } from "./booking-request.ts";
import { checkBookable } from "./check-bookable.ts";
import { planChange } from "./plan-change.ts";
import { type BookedPerson, bookingById, bookingsSince, lockPerson } from "./sql/booking.ts";
import { entriesSince } from "./sql/timeline.ts";
import { type Decided, writeBooking } from "./write-booking.ts";

type Answer = AnswerOf<typeof contract.createBooking>;

/** Far enough back that whatever ran then cannot run any more. */
const stretchSeconds = 2 * 86_400;

/** A booking that is not ordinary: late, for others, out of order, repeated, refused. The person is held from the start. */
export function bookStepByStep(
	{ services, token, now, traceId }: DirectContext,
	request: BookingRequest,
): Promise<{ userId: string; answer: Answer }> {
	const asked = askSession(token, now);
	return services.database.transactionAfter<SessionRow, { userId: string; answer: Answer }>(
		asked.statement,
		async (tx, [row]) => {
			const session = asked.sessionOf(row) ?? refuse(commonRefusals.unauthenticated);
			const userId = await whoseBooking(tx, services, session, request);
			const actor = { tenantId: session.tenantId, session, traceId, now };
			return { userId, answer: await book(tx, actor, userId, request) };
		},
	);
}

type SignedInActor = Actor & { readonly session: Session };

async function book(
	tx: Tx,
	actor: SignedInActor,
	userId: string,
	asked: BookingRequest,
): Promise<Answer> {
	const { tenantId, session, now } = actor;
	const today = dayOf(now, session.timeZone);
	const level = await levelFor(tx, session, userId, today);
	const person = (await lockPerson(tx, tenantId, userId, today)) ?? refuse(commonRefusals.notFound);
	const request = withActivity(session, person, asked);
	const known = await bookingById(tx, tenantId, request.bookingId);
	if (known !== undefined) {
		return known.userId === userId
			? answerAgain(tx, tenantId, known, request)
			: refuse(bookingIdTaken);
	}
	const decided = await decide(tx, actor, person, request, level);
	return writeBooking(tx, actor, person, decided);
}

/** A terminal has no list of activities: who comes begins to work. */
function withActivity(
	{ role }: Session,
	{ workActivityId }: BookedPerson,
	request: BookingRequest,
): BookingRequest {
	const { action, activityId, projectNodeId } = request;
	const isComing = action === "START" && activityId === null;
	return role === "TERMINAL" && isComing && projectNodeId === null
		? { ...request, activityId: workActivityId }
		: request;
}

async function decide(
	tx: Tx,
	{ tenantId, session, now }: SignedInActor,
	person: BookedPerson,
	request: BookingRequest,
	level: PermissionLevel,
): Promise<Decided> {
	// a terminal books for the person that stands before it
	const forSelf = session.role === "TERMINAL" || session.userId === person.id;
	const activity = await checkBookable(tx, tenantId, request, person, forSelf);
	const { stored, bookings } = await readStretch(tx, tenantId, person, request);
	const source = sourceOf(session);
	const { state } = admit({ request, person, level, forSelf, source, now, stored });
	const { bookingId: id, at, action, activityId, projectNodeId: nodeId } = request;
	const classType = (activity?.classType ?? null) as ClockClass | null;
	const fact: BookingFact = { id, at, action, classType, activityId, nodeId, source };
	const change = planChange(
		{
			bookings,
			stored,
			limitMinutes: person.limitMinutes,
			workActivityId: person.workActivityId ?? "",
			now: secondOfMilliseconds(now.getTime()),
		},
		fact,
	);
	const decision = { state, source, level, forSelf };
	return { request, fact, change, decision, keepPosition: activity?.requiresGps ?? false };
}

function sourceOf({ role }: Session): Exclude<BookingSource, "AUTO_FINISH"> {
	return role === "APP" || role === "TERMINAL" ? role : "MANUAL";
}

async function readStretch(
	tx: Tx,
	tenantId: string,
	person: BookedPerson,
	request: BookingRequest,
) {
	const reach = Math.max(stretchSeconds, 2 * 60 * person.limitMinutes);
	const since = (request.at - reach) as typeof request.at;
	const bookings = await bookingsSince(tx, tenantId, person.id, since);
	const fromDay = dayOf(new Date(since * 1000), person.zone);
	const place = { tenantId, userId: person.id };
	return { bookings, stored: await entriesSince(tx, place, fromDay) };
}

function dayOf(instant: Date, zone: string): string {
	const second = secondOfMilliseconds(instant.getTime());
	return isoOfDay(localDayOf(minuteOf(second), zoneOf(zone)));
}
