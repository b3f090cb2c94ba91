import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {},
	title: "Open tasks",
	none: "You currently have no open tasks.",
	autoFinished: {
		title: "Automatically finished time entries",
		short: "Automatically finished",
		latest: (day: string, time: string) => `${day} at ${time}`,
		none: "Nothing was finished automatically.",
		loadFailed: "Error loading the automatic clock-outs",
		hint: "Nobody stopped these clocks. Their times count once they are approved.",
		endedAt: (time: string) => `finished automatically at ${time}`,
	},
	requested: {
		title: "Requested time entries",
		none: "You currently have no requested time entries.",
		loadFailed: "Error loading the requested time entries",
	},
	duration: "Duration",
	steps: {
		REQUEST_REASON: "Reason is missing",
		SUBSTITUTE_APPROVAL: "Substitute must agree",
		SUPERVISOR_APPROVAL: "A supervisor must approve",
		BOOKING_GPS_LOCATIONS: "Location data invalid",
		AUTO_FINISHED: "Automatically finished",
	},
	change: "Change requested",
	running: "running",
	count: (count: number) => (count === 1 ? "1 entry" : `${count} entries`),
} as const satisfies Words<typeof german>;
