/** Devices with the app, each of one person. */
export const texts = {
	errors: {
		APP_ABOVE_PAIRER:
			"Diese Person darf mehr als Sie; ihr Gerät kann nur jemand mit denselben Rechten koppeln.",
		APP_USER_UNKNOWN: "Diese Person gibt es nicht, oder sie ist nicht aktiv.",
		PAIRING_CODE_INVALID: "Der Code ist unbekannt, schon benutzt oder älter als zehn Minuten.",
	},
	list: {
		title: "App-Registrierungen",
		create: "App registrieren",
		empty: "Es ist noch kein Gerät registriert.",
		search: "Geräte suchen",
		person: "Mitarbeiter",
		device: "Gerät",
		state: "Zustand",
		pairedAt: "Gekoppelt am",
		qr: "QR-Code zeigen",
		revoke: "Widerrufen",
		revokeTitle: "Möchten Sie dieses Gerät wirklich abmelden?",
		revokeText: (device: string) =>
			`„${device}“ hat danach keinen Zugang mehr und muss neu registriert werden.`,
		confirm: "Löschen bestätigen",
		states: { OPEN: "offen", PAIRED: "gekoppelt", REVOKED: "widerrufen" },
	},
	create: {
		title: "App registrieren",
		person: "Mitarbeiter",
		search: "Mitarbeiter suchen",
		device: "Gerät",
		deviceHelp: "z. B. Diensthandy Station 2",
		saving: "App registrieren",
		save: "Weiter zum QR-Code",
	},
	qr: {
		title: "QR-Code",
		text: "Öffnen Sie die App auf dem Gerät und halten Sie es auf diesen Code.",
		picture: "QR-Code zum Koppeln",
		code: "Oder geben Sie den Code ein:",
		until: (time: string) => `Gültig bis ${time} Uhr, für ein Gerät.`,
		again: "Neuen Code erzeugen",
		failed: "Der Code konnte nicht erzeugt werden.",
	},
} as const;
