import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { DirectContext } from "#kit/server/http/context.ts";
import type { Direct } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { bookingAnswer } from "./answer-again.ts";
import { bookStepByStep } from "./book-step-by-step.ts";
import { bookTogether, tellOfBooking } from "./book-together.ts";
import { type BookingRequest, bookingRequest } from "./booking-request.ts";
import type { OrdinaryBooking } from "./decide-together.ts";

type Answer = AnswerOf<typeof contract.createBooking>;

/** Two bookings of one person that the database let meet: the second attempt sees what the first one did. */
const collisions: readonly unknown[] = ["23P01", "23505", "40001", "40P01"];

/** The ordinary booking goes with those that arrive with it; everything else takes a transaction of its own. */
export const createBooking: Direct<typeof contract.createBooking> = {
	direct: async (
		context: DirectContext,
		input: InputOf<typeof contract.createBooking>,
	): Promise<Answer> => {
		const request = bookingRequest(input, context.language);
		// who presses a button herself is the ordinary case; programs and devices book for others
		if (context.token.isKey || context.token.device !== undefined) {
			return bookAlone(context, request);
		}
		const booked = await bookTogether(context, request);
		switch (booked.kind) {
			case "UNAUTHENTICATED":
				return refuse(commonRefusals.unauthenticated);
			case "INVALID_ROLE":
				return refuse(commonRefusals.invalidRole);
			case "ALONE":
				return bookAlone(context, request);
			case "ORDINARY":
				return answerOf(booked);
		}
	},
};

function answerOf({ fact, step, running }: OrdinaryBooking): Answer {
	const isApplied = step.outcome === "APPLIED";
	const begun =
		isApplied && step.begin !== null ? { id: fact.id, state: "APPROVED" as const } : undefined;
	const ended = isApplied && running !== null ? running : undefined;
	return bookingAnswer(fact.id, step.outcome, { begun, ended });
}

async function bookAlone(context: DirectContext, booking: BookingRequest): Promise<Answer> {
	try {
		return await bookOnce(context, booking);
	} catch (error) {
		if (!isCollision(error)) throw error;
		return bookOnce(context, booking);
	}
}

async function bookOnce(context: DirectContext, booking: BookingRequest): Promise<Answer> {
	const { userId, answer } = await bookStepByStep(context, booking);
	tellOfBooking(context.services, context.token.tenantId, userId);
	return answer;
}

function isCollision(error: unknown): boolean {
	return collisions.includes((error as { code?: unknown } | null)?.code);
}
