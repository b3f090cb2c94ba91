import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Devices with the app, each of one person. */
export const texts = inBothLanguages({
	errors: {
		APP_ABOVE_PAIRER: [
			"Diese Person darf mehr als Sie; ihr Gerät kann nur jemand mit denselben Berechtigungen koppeln.",
			"This person may do more than you; only somebody with the same rights can pair the device.",
		],
		APP_USER_UNKNOWN: [
			"Diese Person gibt es nicht, oder sie ist nicht aktiv.",
			"This person does not exist or is not active.",
		],
		PAIRING_CODE_INVALID: [
			"Der Code ist unbekannt, schon benutzt oder älter als zehn Minuten.",
			"The code is unknown, used already or older than ten minutes.",
		],
	},
	master: {
		one: ["App", "App"],
		many: ["App-Registrierungen", "App registrations"],
		empty: [
			"Hier stehen die Telefone und Tablets, mit denen gebucht wird. Noch ist keines registriert.",
			"The phones and tablets that people clock in with are listed here. None is registered yet.",
		],
		fields: { device: ["Gerät", "Device"] },
		extra: {
			person: ["Mitarbeiter", "Employee"],
			state: ["Status", "Status"],
			pairedAt: ["Gekoppelt am", "Paired on"],
		},
		options: {
			state: {
				OPEN: ["offen", "open"],
				PAIRED: ["gekoppelt", "paired"],
				REVOKED: ["widerrufen", "revoked"],
			},
		},
	},
	revoke: {
		title: [
			"Möchten Sie dieses Gerät wirklich abmelden?",
			"Do you really want to sign this device off?",
		],
		text: [
			about("„#“ hat danach keinen Zugang mehr und muss neu registriert werden."),
			about("“#” will have no access any more and must be registered again."),
		],
		checkbox: ["Löschen bestätigen", "Confirm deletion"],
		confirm: ["Widerrufen", "Revoke"],
		showQr: ["QR-Code zeigen", "Show QR code"],
	},
	create: {
		person: ["Mitarbeiter", "Employee"],
		device: ["Gerät", "Device"],
		deviceHelp: ["z. B. Diensthandy Station 2", "e.g. work phone of ward 2"],
		save: ["Weiter zum QR-Code", "Continue to the QR code"],
	},
	qr: {
		text: [
			"Öffnen Sie die App auf dem Gerät und halten Sie es auf diesen Code.",
			"Open the app on the device and point it at this code.",
		],
		picture: ["QR-Code zum Koppeln", "QR code for pairing"],
		code: ["Oder geben Sie den Code ein:", "Or enter the code:"],
		until: [about("Gültig bis # Uhr, für ein Gerät."), about("Valid until #, for one device.")],
		again: ["Neuen Code erzeugen", "Make a new code"],
		failed: ["Der Code konnte nicht erzeugt werden.", "The code could not be made."],
	},
});
