import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { bookingIdTaken, type contract } from "../contract.ts";
import type { BookingRequest } from "./booking-request.ts";
import type { StoredBooking } from "./sql/booking.ts";
import { entriesOfBooking } from "./sql/timeline.ts";

type Answer = AnswerOf<typeof contract.createBooking>;

/** No entry lasts longer; so what a booking ended began at most so many days before. */
const longestDays = 3;

/** A booking sent once more: the same answer when it is the same booking, else a refusal. Nothing is written. */
export async function answerAgain(
	tx: Tx,
	tenantId: string,
	known: StoredBooking,
	request: BookingRequest,
): Promise<Answer> {
	const isSame =
		known.at === request.at &&
		known.action === request.action &&
		known.activityId === request.activityId &&
		known.nodeId === request.projectNodeId;
	if (!isSame) refuse(bookingIdTaken);
	const day = Math.floor(known.at / 86_400) - longestDays;
	const place = { tenantId, userId: known.userId };
	const entries = await entriesOfBooking(tx, place, known.id, isoOfDay(day as LocalDay));
	const begun = entries.find((entry) => entry.begun);
	const ended = entries.find((entry) => !entry.begun);
	return bookingAnswer(known.id, known.outcome, { begun, ended });
}

type Touched = { readonly id: string; readonly state: Answer["state"] } | undefined;

/** What a booking did: the entries that it began and ended. */
export function bookingAnswer(
	bookingId: string,
	outcome: Answer["outcome"],
	{ begun, ended }: { readonly begun: Touched; readonly ended: Touched },
): Answer {
	return {
		bookingId,
		outcome,
		endedTimeTrackingId: ended?.id ?? null,
		begunTimeTrackingId: begun?.id ?? null,
		state: (begun ?? ended)?.state ?? null,
	};
}
