import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {},
	morning: (name: string) => `Good morning, ${name}`,
	day: (name: string) => `Good day, ${name}`,
	evening: (name: string) => `Good evening, ${name}`,
	entries: {
		title: "Time entries",
		note: "last 30 days",
		day: "Day",
		begin: "Begin",
		end: "End",
		activity: "Activity",
		duration: "Duration",
		state: "State",
		running: "Running",
		none: "There are no time entries in the last 30 days.",
		loadFailed: "Error loading the time entries of the last 30 days",
		showMore: "Show more",
		change: "Change requested",
	},
} as const satisfies Words<typeof german>;
