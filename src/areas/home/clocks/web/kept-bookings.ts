import { type WaitingBooking, waitingBooking } from "./waiting-booking.ts";

const prefix = (owner: string) => `stundwerk.booking.${owner}.`;

/** Each booking has a place of its own, so that tabs that keep one at the same moment do not overwrite each other. */
export function keepBooking(owner: string, booking: WaitingBooking): void {
	try {
		localStorage.setItem(prefix(owner) + booking.bookingId, JSON.stringify(booking));
	} catch (error) {
		// a full or locked store: this tab still holds it
		console.warn("A booking could not be kept in this browser", error);
	}
}

export function dropBooking(owner: string, bookingId: string): void {
	localStorage.removeItem(prefix(owner) + bookingId);
}

/** What this browser keeps for a person, in the order of the clicks. */
export function readBookings(owner: string): WaitingBooking[] {
	const own = Object.keys(localStorage).filter((key) => key.startsWith(prefix(owner)));
	return own
		.flatMap((key) => parse(localStorage.getItem(key)))
		.toSorted((a, b) => (a.bookingId < b.bookingId ? -1 : 1));
}

function parse(text: string | null): WaitingBooking[] {
	try {
		const parsed = waitingBooking.safeParse(JSON.parse(text ?? ""));
		return parsed.success ? [parsed.data] : [];
	} catch {
		return [];
	}
}
