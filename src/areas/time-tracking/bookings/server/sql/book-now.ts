import type { Statement } from "#kit/server/database/database.ts";
import type { SessionToken } from "#kit/server/session.ts";
import type { BookingRequest } from "../booking-request.ts";

export interface BookedNow {
	readonly kind: "DONE";
	readonly userId: string;
	readonly outcome: "APPLIED" | "ALREADY_RUNNING" | "NOTHING_RUNNING";
	readonly endedId: string | null;
	readonly begunId: string | null;
	readonly state: "APPROVED" | "REQUESTED" | null;
}

export type BookNowRow = {
	readonly booked: BookedNow | { readonly kind: "SLOW" | "UNAUTHENTICATED" | "INVALID_ROLE" };
};

/** The whole ordinary booking in one statement; see database/functions/book_now.sql. */
export function bookNow(
	token: SessionToken,
	booking: BookingRequest,
	request: { now: Date; traceId: string; auditId: string },
): Statement {
	const { position } = booking;
	return {
		text: "select book_now($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) as booked",
		values: [
			token.tenantId,
			token.hash,
			request.now,
			request.traceId,
			request.auditId,
			booking.bookingId,
			new Date(booking.at * 1000),
			booking.action,
			booking.activityId,
			booking.projectNodeId,
			booking.userId,
			position?.latitude ?? null,
			position?.longitude ?? null,
		],
	};
}
