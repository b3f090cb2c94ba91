import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {},
	context: {
		recent: "Error loading the time entries of the last 30 days",
		requested: "Error loading the requested time entries",
		autoFinished: "Error loading the automatic clock-outs",
		needsReason: "Error loading the time entries without a reason",
	},
	recent: {
		title: "Time entries",
		note: "last 30 days",
		empty: "Nothing has been booked in the last 30 days.",
		failed: "The time entries could not be loaded.",
		more: (shown: number, total: number) =>
			`The newest ${shown} of ${total} time entries`,
		list: "Time entries of the last 30 days",
	},
	requested: {
		title: "Requested time entries",
		empty: "You currently have no requested time entries.",
		failed: "The requested time entries could not be loaded.",
	},
	timesIn: (zone: string) => `Times in ${zone}`,
	day: "Day",
	begin: "Begin",
	end: "End",
	activity: "Activity",
	duration: "Duration",
	state: "State",
	runs: "running",
	running: "Running",
	untilNow: "–",
	span: (begin: string, end: string) => `${begin} – ${end}`,
	changeRequested: "Change requested",
	steps: {
		REQUEST_REASON: "Reason missing",
		SUBSTITUTE_APPROVAL: "Substitute must agree",
		SUPERVISOR_APPROVAL: "Supervisor must agree",
		BOOKING_GPS_LOCATIONS: "Location data invalid",
		AUTO_FINISHED: "Finished automatically",
	},
} as const satisfies Words<typeof german>;
