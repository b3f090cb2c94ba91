import * as z from "zod/mini";
import { projectNodeAnswer } from "#areas/projects/projects/contract.ts";
import { activityAnswer } from "#areas/time-tracking/activities/contract/activity-answer.ts";
import type { BookingSource } from "#domain/working-time/timeline/booking-fact.ts";
import { type AnswerOf, endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, lastOf, queryList } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { refusal } from "#kit/contract/refusal.ts";

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

/** Longest range of days that is answered at once: a quarter. */
export const mostBookingDays = 92;

export const bookingDaysTooMany = refusal("InvalidAction", "BOOKING_DAYS_TOO_MANY");
export const bookingDaysReversed = refusal("RuleViolation", "BOOKING_DAYS_REVERSED");

/** Within or outside of every place that counts for the person; KNOWN where no such place is kept. */
export const positionKinds = ["INSIDE", "OUTSIDE", "KNOWN"] as const;

/** What a booking began or ended, as it is now. */
const bookedEntry = z.object({
	id,
	begin: instant,
	end: z.nullable(instant),
	/** Changed by hand since: it no longer follows its bookings. */
	corrected: z.boolean(),
});

const listedBooking = z.object({
	id,
	bookedAt: instant,
	/** Of the person's site when it was booked; days and times are shown in it. */
	zone: z.string(),
	action: z.enum(bookingActions),
	/** Empty where none was named, e.g. at a plain end. */
	activity: z.nullable(activityAnswer),
	projectNode: z.nullable(z.object({ ...projectNodeAnswer.shape, projectName: z.string() })),
	source: z.enum(bookingSources),
	/** Of the terminal, the app or the API key that sent it. */
	deviceName: z.nullable(z.string()),
	/** Who booked for the person; empty where that was the person herself, a device or the server. */
	bookedBy: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
	outcome: z.enum(bookingOutcomes),
	receivedAt: instant,
	/** Seconds between the booking and its arrival; 0 where it came at once. */
	lateSeconds: z.number(),
	/** Seconds that the device's clock was ahead; empty where that is not known. */
	clockDriftSeconds: z.nullable(z.number()),
	/** Empty without a position, and for people who may not see positions. */
	position: z.nullable(
		z.object({ kind: z.enum(positionKinds), placeName: z.nullable(z.string()) }),
	),
	begun: z.nullable(bookedEntry),
	ended: z.nullable(bookedEntry),
});

export const listContract = {
	listBookings: endpoint("listBookings", {
		route: "GET /api/users/{userId}/bookings",
		summary:
			"Bookings of a person on up to 92 days of hers, with what became of each; one's own always",
		access: { signedIn: true },
		input: z.object({
			userId: id,
			/** First and last day, as the clock showed it where the booking was made. */
			from: civilDay,
			to: lastOf(civilDay, "from", { days: mostBookingDays }),
			sources: z.optional(queryList(z.enum(bookingSources))),
			outcomes: z.optional(queryList(z.enum(bookingOutcomes))),
			...listInput(["bookedAt", "receivedAt"]),
		}),
		answer: listAnswer(listedBooking),
		refusals: [bookingDaysTooMany, bookingDaysReversed],
	}),
} as const;

export type ListedBooking = AnswerOf<typeof listContract.listBookings>["items"][number];
