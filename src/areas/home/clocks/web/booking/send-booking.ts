import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { ApiError, NetworkError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { liveState } from "#kit/web/live/live-state.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { WaitingBooking } from "./waiting-booking.ts";

/** KEEP: the server was not reached or could not answer; the booking has to be sent again. */
export type Sent = "TAKEN" | "REFUSED" | "KEEP";

/** A network that swallows requests is none. */
const timeoutMs = 15_000;

/** Sends one booking, tells what came of it, and fetches the clocks it changed. */
export async function sendBooking(booking: WaitingBooking): Promise<Sent> {
	const { activity, ...fields } = booking;
	try {
		const answer = await api(
			bookings.createBooking,
			{ ...fields, activityId: activity.id },
			{ signal: AbortSignal.timeout(timeoutMs) },
		);
		tell(answer);
		await renewClocks();
		return "TAKEN";
	} catch (error) {
		const failure = isTimeout(error) ? new NetworkError(error) : error;
		const { context } = currentTexts(texts);
		handleError(failure, { context: context.saveBooking });
		if (mayStillCome(failure)) return "KEEP";
		await renewClocks();
		return "REFUSED";
	}
}

function isTimeout(error: unknown): boolean {
	return error instanceof DOMException && error.name === "TimeoutError";
}

/** Whatever is not a refusal of this very booking: the network, a failing server, a session that has ended. */
function mayStillCome(error: unknown): boolean {
	if (error instanceof NetworkError) return true;
	return error instanceof ApiError && (error.status >= 500 || error.error === "ClientUnauthorized");
}

function tell({ outcome, state }: AnswerOf<typeof bookings.createBooking>): void {
	const t = currentTexts(texts).outcome;
	if (outcome === "CONFLICT") toast({ type: "warning", title: t.conflict });
	else if (outcome === "CLOSED_MONTH") {
		toast({ type: "warning", title: t.closedMonth });
	} else if (state === "REQUESTED") {
		toast({ type: "info", title: t.requested });
	}
}

/** The clocks are waited for, so that a booking is shown by one or the other all the time. */
async function renewClocks(): Promise<void> {
	// live messages bring the entries, where there are any
	if (liveState.get() !== "connected") void renew(entries.listTimeTrackings);
	await renew(contract.getTimeClocks).catch(() => undefined);
}
