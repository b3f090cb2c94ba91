import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		BOOKING_ID_TAKEN: "Something else has been booked under this id already.",
		BOOKING_IN_FUTURE: "Bookings in the future are not possible.",
		USER_NOT_EMPLOYED: "There is no employment at this time.",
		ACTIVITY_NOT_FOUND: "The activity was not found.",
		ACTIVITY_MISSING: "Nothing can be booked without an activity.",
		ACTIVITY_ARCHIVED: "The activity is archived.",
		ACTIVITY_NOT_BOOKABLE: "This activity cannot be booked on.",
		ACTIVITY_NOT_ON_PROJECT: "Only working time can be booked on projects.",
		PROJECT_NODE_UNKNOWN: "The task was not found.",
		PROJECT_NOT_ASSIGNED: "You are not assigned to this project.",
		PROJECT_NOT_RUNNING: "This project can no longer be booked on.",
		GPS_REQUIRED: "This booking needs your location.",
		BOOKING_USER_MISSING:
			"Please name in userId for whom to book: a program has no working time of its own.",
		HARDWARE_TOKEN_UNKNOWN:
			"This token belongs to nobody. Please ask your administration.",
	},
	details: {
		bookingId:
			"Must be a UUID of version 7 whose time is at most a day away from timestamp.",
		position: "latitude and longitude belong together.",
	},
} as const satisfies Words<typeof german>;
