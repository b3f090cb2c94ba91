import * as z from "zod/mini";
import { tokenTypes } from "#areas/staff/hardware-tokens/contract/token-types.ts";
import { activityStates } from "#domain/approval/approval-state.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, typedText } from "#kit/contract/fields.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";
import { bookingActions, bookingOutcomes, listContract } from "./contract/booking-list.ts";

export const bookingIdTaken = refusal("InvalidAction", "BOOKING_ID_TAKEN");
export const bookingInFuture = refusal("InvalidAction", "BOOKING_IN_FUTURE");
export const userNotEmployed = refusal("RuleViolation", "USER_NOT_EMPLOYED");
export const activityNotFound = refusal("EntityNotFound", "ACTIVITY_NOT_FOUND");
export const activityMissing = refusal("InvalidAction", "ACTIVITY_MISSING");
export const activityArchived = refusal("InvalidAction", "ACTIVITY_ARCHIVED");
export const activityNotBookable = refusal("InvalidAction", "ACTIVITY_NOT_BOOKABLE");
export const activityNotOnProject = refusal("InvalidAction", "ACTIVITY_NOT_ON_PROJECT");
export const projectNodeUnknown = refusal("EntityNotFound", "PROJECT_NODE_UNKNOWN");
export const projectNotAssigned = refusal("ForbiddenAction", "PROJECT_NOT_ASSIGNED");
export const projectNotRunning = refusal("InvalidAction", "PROJECT_NOT_RUNNING");
/** A program says for whom it books. */
export const userMissing = refusal("InvalidAction", "BOOKING_USER_MISSING");
/** Nobody holds it, or nobody any more. */
export const hardwareTokenUnknown = statusRefusal(422, "HARDWARE_TOKEN_UNKNOWN");
export const gpsRequired = refusal("InvalidAction", "GPS_REQUIRED");

const repeatedBooking =
	"A booking sent again with the same bookingId, timestamp, action, activityId and projectNodeId answers 200 with the same body as the first time: its outcome, and the entries that it began and ended; nothing is written again. The same bookingId with other content is refused with 409 BOOKING_ID_TAKEN. `outcome` other than APPLIED is a success too: the booking is kept, but changed nothing (ALREADY_RUNNING, NOTHING_RUNNING), met an entry corrected by hand (CONFLICT), or a closed month, where it waits for somebody (CLOSED_MONTH). An API key has to name `userId`.";

const bookingInput = z.object({
	bookingId: id.check(
		z.describe(
			"A UUID of version 7 (RFC 9562), made by the client. The time in it lies less than 24 hours from `timestamp`: bookings are stored by the time in their id, so that a repetition is found by the id alone. Anything else is 400 MALFORMED with the field bookingId. Keep the id and send it again when no answer came: the same booking is never made twice.",
		),
	),
	timestamp: instant.check(
		z.describe("When the button was pressed, with offset; seconds count, fractions are cut."),
	),
	projectNodeId: z.optional(z.nullable(id)),
	activityId: z.optional(z.nullable(id)),
	action: z.enum(bookingActions),
	userId: z
		.optional(z.nullable(id))
		.check(
			z.describe(
				"For whom: the person of the session or app when missing; an API key has to name it.",
			),
		),
	latitude: z.optional(z.nullable(z.number().check(z.gte(-90), z.lte(90)))),
	longitude: z.optional(z.nullable(z.number().check(z.gte(-180), z.lte(180)))),
	hardwareToken: z
		.optional(
			z.nullable(z.object({ type: z.enum(tokenTypes), value: typedText({ min: 1, max: 200 }) })),
		)
		.check(z.describe("Of terminals alone: what the person held against it says who it is.")),
	sequence: z
		.optional(z.nullable(z.int().check(z.gte(0))))
		.check(z.describe("Of terminals alone: their own count, which goes on after a restart.")),
});

export const contract = {
	...listContract,
	createBooking: endpoint("createBooking", {
		route: "POST /api/bookings",
		summary: "Clock in or out, begin or end a pause or a project",
		description: repeatedBooking,
		access: { signedIn: true },
		devices: ["APP", "TERMINAL"],
		input: bookingInput,
		answer: z.object({
			bookingId: id,
			outcome: z.enum(bookingOutcomes),
			/** The entry that this booking ended. */
			endedTimeTrackingId: z.nullable(id),
			/** The entry that this booking began. */
			begunTimeTrackingId: z.nullable(id),
			/** REQUESTED: a supervisor still has to agree. */
			state: z.nullable(z.enum(activityStates)),
		}),
		refusals: [
			bookingIdTaken,
			bookingInFuture,
			userNotEmployed,
			activityNotFound,
			activityMissing,
			activityArchived,
			activityNotBookable,
			activityNotOnProject,
			projectNodeUnknown,
			projectNotAssigned,
			projectNotRunning,
			gpsRequired,
			userMissing,
			hardwareTokenUnknown,
		],
	}),
} as const;
