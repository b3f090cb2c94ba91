import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		HARDWARE_TOKEN_IN_USE: "Somebody holds this token already. It must be returned first.",
		HARDWARE_TOKEN_MALFORMED: "The number does not fit the kind of token.",
	},
	faults: {
		FINGERPRINT: "Please enter the terminal's reference.",
		TRANSPONDER: "4 to 64 letters and digits",
		PIN: "4 to 8 digits",
		NFC: "4 to 64 letters and digits",
	},
	types: {
		FINGERPRINT: "Fingerprint",
		TRANSPONDER: "Transponder",
		PIN: "PIN",
		NFC: "NFC",
	},
	list: {
		title: "Hardware tokens",
		create: "Create hardware token",
		empty: "This person has no token.",
		notLoaded: "The tokens could not be loaded.",
		open: "Show",
		ending: (hint: string) => `ends with ${hint}`,
		given: (day: string) => `given on ${day}`,
		returned: (day: string) => `returned on ${day}`,
		giveBack: "Return",
		giveBackTitle: "Do you really want to take this token back?",
		giveBackText: "Nobody can book with it from now on.",
		returning: "Return token",
	},
	create: {
		title: "Create hardware token",
		type: "Kind",
		values: {
			FINGERPRINT: "Reference at the terminal",
			TRANSPONDER: "Number of the transponder",
			PIN: "PIN",
			NFC: "Number of the card",
		},
		help: "Only a check value is kept.",
		saving: "Create hardware token",
	},
} as const satisfies Words<typeof german>;
