import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		IMPERSONATION_OF_ONESELF: "You are acting as yourself already.",
		IMPERSONATION_NOT_POSSIBLE: "Nobody can act as this person, who is not active.",
		NOT_IMPERSONATING: "You are acting as yourself already.",
	},
	acting: (name: string) => `You are acting as ${name}`,
	end: "End",
	ending: "End acting as somebody else",
	start: "Act as this person",
	starting: "Act as somebody else",
	startTitle: (name: string) => `Do you want to act as ${name}?`,
	startText:
		"You see and do everything with this person's rights. The history shows that it was you. You cannot change password and sign-ins meanwhile.",
} as const satisfies Words<typeof german>;
