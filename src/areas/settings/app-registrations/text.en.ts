import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		APP_ABOVE_PAIRER:
			"This person may do more than you; only somebody with the same rights can pair the device.",
		APP_USER_UNKNOWN: "This person does not exist or is not active.",
		PAIRING_CODE_INVALID: "The code is unknown, used already or older than ten minutes.",
	},
	list: {
		title: "App registrations",
		create: "Register an app",
		empty: "No device is registered yet.",
		search: "Find devices",
		person: "Employee",
		device: "Device",
		state: "State",
		pairedAt: "Paired on",
		qr: "Show QR code",
		revoke: "Revoke",
		revokeTitle: "Do you really want to sign this device off?",
		revokeText: (device: string) =>
			`“${device}” will have no access any more and must be registered anew.`,
		confirm: "Confirm deletion",
		states: { OPEN: "open", PAIRED: "paired", REVOKED: "revoked" },
	},
	create: {
		title: "Register an app",
		person: "Employee",
		search: "Find employees",
		device: "Device",
		deviceHelp: "e.g. work phone of ward 2",
		saving: "Register an app",
		save: "Continue to the QR code",
	},
	qr: {
		title: "QR code",
		text: "Open the app on the device and point it at this code.",
		picture: "QR code for pairing",
		code: "Or enter the code:",
		until: (time: string) => `Valid until ${time}, for one device.`,
		again: "Make a new code",
		failed: "The code could not be made.",
	},
} as const satisfies Words<typeof german>;
