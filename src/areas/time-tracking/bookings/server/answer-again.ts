import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { bookingIdTaken, type contract } from "../contract.ts";
import type { BookingRequest } from "./booking-request.ts";
import type { StoredBooking } from "./sql/booking.ts";
import { entriesOfBooking } from "./sql/timeline.ts";

/** No entry lasts longer; so what a booking ended began at most so many days before. */
const longestDays = 3;

/** A booking sent once more: the same answer when it is the same booking, else a refusal. Nothing is written. */
export async function answerAgain(
	tx: Tx,
	tenantId: string,
	known: StoredBooking,
	request: BookingRequest,
): Promise<AnswerOf<typeof contract.createBooking>> {
	const isSame =
		known.at === request.at &&
		known.action === request.action &&
		known.activityId === request.activityId &&
		known.nodeId === request.projectNodeId;
	if (!isSame) refuse(bookingIdTaken);
	const day = Math.floor(known.at / 86_400) - longestDays;
	const entries = await entriesOfBooking(
		tx,
		{ tenantId, userId: known.userId },
		known.id,
		isoOfDay(day as LocalDay),
	);
	const begun = entries.find((entry) => entry.begun);
	const ended = entries.find((entry) => !entry.begun);
	return {
		bookingId: known.id,
		outcome: known.outcome,
		endedTimeTrackingId: ended?.id ?? null,
		begunTimeTrackingId: begun?.id ?? null,
		state: (begun ?? ended)?.state ?? null,
	};
}
