import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	tracking: "Time-tracking activities",
	shift: "Shift plan activities",
	absence: "Kinds of absence",
	appointment: "Kinds of appointment",
	edit: "Create or edit activity",
	one: "Activity",
	overrides: "Differing activities",
	reasons: "Reasons",
} as const satisfies Words<typeof german>;
