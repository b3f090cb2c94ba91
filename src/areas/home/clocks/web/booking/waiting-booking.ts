import * as z from "zod/mini";
import { activityAnswer } from "#areas/time-tracking/activities/contract/activity-answer.ts";
import { id, instant } from "#kit/contract/fields.ts";
import { newId } from "#kit/contract/new-id.ts";

/** A click on a clock, from the moment of the click until the server has taken or refused it. */
export const waitingBooking = z.object({
	/** Made once a click; sending it again books nothing twice. */
	bookingId: id,
	timestamp: instant,
	action: z.enum(["START", "END"]),
	activity: activityAnswer,
	projectNodeId: z.nullable(id),
	latitude: z.nullable(z.number()),
	longitude: z.nullable(z.number()),
});

export type WaitingBooking = z.output<typeof waitingBooking>;

/** What a button asks for. */
export type BookingWish = Pick<WaitingBooking, "action" | "activity" | "projectNodeId">;

export interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

/**
 * @param at milliseconds since the epoch, of the server's clock
 */
export function waitingBookingOf(
	wish: BookingWish,
	at: number,
	position: Position | null,
): WaitingBooking {
	return {
		...wish,
		bookingId: newId(at),
		// whole seconds, as bookings are counted: what waits is found again among the day's events
		timestamp: new Date(at - (at % 1000)).toISOString(),
		latitude: position?.latitude ?? null,
		longitude: position?.longitude ?? null,
	};
}
