import { recomputeSoon } from "#areas/time-tracking/target-actual/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { isMonthClosed } from "#kit/server/correction/closed-month-refusal.ts";
import type { DirectContext } from "#kit/server/http/context.ts";
import type { Direct } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { bookStepByStep } from "./book-step-by-step.ts";
import { type BookingRequest, bookingRequest } from "./booking-request.ts";
import { type BookNowRow, bookNow } from "./sql/book-now.ts";

type Answer = AnswerOf<typeof contract.createBooking>;

/** Two bookings of one person that the database let meet: the second attempt sees what the first one did. */
const collisions: readonly unknown[] = ["23P01", "23505", "40001", "40P01"];

/** The ordinary booking takes one statement; everything else takes a transaction in which the domain decides. */
export const createBooking: Direct<typeof contract.createBooking> = {
	direct: async (
		context: DirectContext,
		input: InputOf<typeof contract.createBooking>,
	): Promise<Answer> => {
		const booking = bookingRequest(input, context.language);
		// who presses a button herself is the ordinary case; a program books for others
		if (context.token.isKey) return bookSlowly(context, booking);
		const booked = await tryBookNow(context, booking);
		switch (booked.kind) {
			case "UNAUTHENTICATED":
				return refuse(commonRefusals.unauthenticated);
			case "INVALID_ROLE":
				return refuse(commonRefusals.invalidRole);
			case "SLOW":
				return bookSlowly(context, booking);
			case "DONE":
				announceClocks(context, booked.userId);
				return {
					bookingId: booking.bookingId,
					outcome: booked.outcome,
					endedTimeTrackingId: booked.endedId,
					begunTimeTrackingId: booked.begunId,
					state: booked.state,
				};
		}
	},
};

async function tryBookNow(
	{ services, token, now, traceId }: DirectContext,
	booking: BookingRequest,
): Promise<BookNowRow["booked"]> {
	const auditId = newId(now.getTime());
	try {
		const [row] = await services.database.gate<BookNowRow>(
			bookNow(token, booking, { now, traceId, auditId }),
		);
		return (row as BookNowRow).booked;
	} catch (error) {
		if (isCollision(error) || isMonthClosed(error)) return { kind: "SLOW" };
		throw error;
	}
}

async function bookSlowly(context: DirectContext, booking: BookingRequest): Promise<Answer> {
	try {
		return await bookOnce(context, booking);
	} catch (error) {
		if (!isCollision(error)) throw error;
		return bookOnce(context, booking);
	}
}

async function bookOnce(context: DirectContext, booking: BookingRequest): Promise<Answer> {
	const { userId, answer } = await bookStepByStep(context, booking);
	announceClocks(context, userId);
	return answer;
}

function announceClocks({ services, token }: DirectContext, userId: string): void {
	recomputeSoon(services, token.tenantId, userId);
	services.announcer.announce(token.tenantId, [
		{ kind: "CLOCKS", userId },
		{ kind: "TRACKINGS", userId },
	]);
}

function isCollision(error: unknown): boolean {
	return collisions.includes((error as { code?: unknown } | null)?.code);
}
