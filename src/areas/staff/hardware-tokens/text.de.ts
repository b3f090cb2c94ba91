/** What people hold against a terminal. */
export const texts = {
	errors: {
		HARDWARE_TOKEN_IN_USE: "Dieser Token ist bereits vergeben. Er muss erst zurückgegeben werden.",
		HARDWARE_TOKEN_MALFORMED: "Die Nummer passt nicht zur Art des Tokens.",
	},
	faults: {
		FINGERPRINT: "Bitte geben Sie die Kennung des Terminals ein.",
		TRANSPONDER: "4 bis 64 Buchstaben und Ziffern",
		PIN: "4 bis 8 Ziffern",
		NFC: "4 bis 64 Buchstaben und Ziffern",
	},
	types: {
		FINGERPRINT: "Fingerabdruck",
		TRANSPONDER: "Transponder",
		PIN: "PIN",
		NFC: "NFC",
	},
	list: {
		title: "Hardware-Token",
		create: "Hardware-Token anlegen",
		empty: "Diese Person hat keinen Token.",
		notLoaded: "Die Token konnten nicht geladen werden.",
		open: "Anzeigen",
		ending: (hint: string) => `endet auf ${hint}`,
		given: (day: string) => `ausgegeben am ${day}`,
		returned: (day: string) => `zurückgegeben am ${day}`,
		giveBack: "Zurückgeben",
		giveBackTitle: "Möchten Sie diesen Token wirklich zurücknehmen?",
		giveBackText: "Damit kann ab sofort niemand mehr buchen.",
		returning: "Token zurückgeben",
	},
	create: {
		title: "Hardware-Token anlegen",
		type: "Art",
		values: {
			FINGERPRINT: "Kennung am Terminal",
			TRANSPONDER: "Nummer des Transponders",
			PIN: "PIN",
			NFC: "Nummer der Karte",
		},
		help: "Gespeichert wird nur ein Prüfwert.",
		saving: "Hardware-Token anlegen",
	},
} as const;
