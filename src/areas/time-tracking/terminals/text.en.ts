import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		TERMINAL_CODE_INVALID: "The code is unknown, used already or older than ten minutes.",
	},
	master: {
		one: "Hardware terminal",
		many: "Hardware terminals",
		create: "Create hardware terminal",
		edit: "Edit hardware terminal",
		empty: "There is no hardware terminal yet.",
		deleteText: "Do you really want to delete this hardware terminal for good?",
		inUse:
			"The hardware terminal cannot be deleted because entries still refer to it. Would you rather archive the hardware terminal?",
		fields: { name: "Name", siteId: "Site" },
		extra: {
			siteName: "Site",
			isPaired: "Paired",
			seenAt: "Last seen",
			sequenceSeen: "Last booking number",
		},
	},
	detail: {
		saving: "Save hardware terminal",
		notLoaded: "The hardware terminal could not be loaded.",
		gone: "This hardware terminal does not exist any more.",
		base: "Terminal",
		pairing: "Pairing",
		paired: "paired",
		unpaired: "not paired",
		archived: "archived",
		seenAt: (at: string) => `Last seen: ${at}`,
		never: "Never seen.",
		sequence: (count: string) => `Last booking taken over: no. ${count}`,
		pair: "Make a pairing code",
		pairAgain: "Pair anew",
		code: (tenantNo: string) =>
			`Enter the customer number ${tenantNo} and this code at the terminal:`,
		until: (time: string) => `Valid until ${time}.`,
		unpair: "End the pairing",
		unpairTitle: "Do you really want to end the pairing?",
		unpairText: "The terminal cannot book any more until it is paired anew.",
		tokens: "Tokens of the employees of this site",
		types: {
			FINGERPRINT: "Fingerprint",
			TRANSPONDER: "Transponder",
			PIN: "PIN",
			NFC: "NFC",
		},
	},
} as const satisfies Words<typeof german>;
