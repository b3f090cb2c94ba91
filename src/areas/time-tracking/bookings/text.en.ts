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
		BOOKING_DAYS_TOO_MANY:
			"Please choose 92 days at most: more are not shown at once.",
		BOOKING_DAYS_REVERSED: "The last day is before the first.",
	},
	history: {
		title: "Booking history",
		show: "Show",
		hint: "Every booking as it arrived, and what became of it.",
		range: "Period",
		tooManyDays: "At most 92 days at once.",
		search: "Activity, project or device",
		none: "Nothing was booked in this period.",
		columns: {
			bookedAt: "Booked for",
			zone: "Time zone",
			action: "Action",
			activity: "Activity",
			project: "Project",
			projectNode: "Task",
			source: "Source",
			device: "Device",
			bookedBy: "Booked by",
			outcome: "Outcome",
			receivedAt: "Received",
			late: "Delay",
			drift: "Drift of the device's clock (s)",
			position: "Location",
			begun: "Began entry",
			ended: "Ended entry",
			corrected: "Corrected by hand",
		},
		actions: { START: "Start", END: "End" },
		sources: {
			MANUAL: "Web",
			AUTO_FINISH: "Finished automatically",
			APP: "App",
			TERMINAL: "Terminal",
		},
		outcomes: {
			APPLIED: "Applied",
			ALREADY_RUNNING: "Was running already",
			NOTHING_RUNNING: "Nothing was running",
			CONFLICT: "Contradicts a corrected entry",
			CLOSED_MONTH: "Month closed",
		},
		positions: {
			INSIDE: "Inside",
			OUTSIDE: "Outside",
			KNOWN: "Recorded",
		},
		running: "running",
	},
	details: {
		bookingId:
			"Must be a UUID of version 7 whose time is at most a day away from timestamp.",
		position: "latitude and longitude belong together.",
	},
} as const satisfies Words<typeof german>;
