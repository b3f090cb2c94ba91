import type { BookingSource } from "#domain/working-time/timeline/booking-fact.ts";

export const bookingActions = ["START", "END"] as const;

/** ALREADY_RUNNING and NOTHING_RUNNING: kept, but nothing changed. CONFLICT: an entry corrected by hand is in the way. */
export const bookingOutcomes = [
	"APPLIED",
	"ALREADY_RUNNING",
	"NOTHING_RUNNING",
	"CONFLICT",
	"CLOSED_MONTH",
] as const;

/** By which way bookings come; AUTO_FINISH is the server itself, at the limit. */
export const bookingSources = [
	"MANUAL",
	"AUTO_FINISH",
	"APP",
	"TERMINAL",
] as const satisfies readonly BookingSource[];
