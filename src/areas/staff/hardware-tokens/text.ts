import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** What people hold against a terminal. */
export const texts = inBothLanguages({
	errors: {
		HARDWARE_TOKEN_IN_USE: [
			"Dieser Token ist bereits vergeben. Er muss erst zurückgegeben werden.",
			"Somebody holds this token already. It must be returned first.",
		],
		HARDWARE_TOKEN_MALFORMED: [
			"Die Nummer passt nicht zur Art des Tokens.",
			"The number does not fit the kind of token.",
		],
	},
	faults: {
		FINGERPRINT: [
			"Bitte geben Sie die Kennung des Terminals ein.",
			"Please enter the terminal's reference.",
		],
		TRANSPONDER: ["4 bis 64 Buchstaben und Ziffern", "4 to 64 letters and digits"],
		PIN: ["4 bis 8 Ziffern", "4 to 8 digits"],
		NFC: ["4 bis 64 Buchstaben und Ziffern", "4 to 64 letters and digits"],
	},
	types: {
		FINGERPRINT: ["Fingerabdruck", "Fingerprint"],
		TRANSPONDER: ["Transponder", "Transponder"],
		PIN: ["PIN", "PIN"],
		NFC: ["NFC", "NFC"],
	},
	list: {
		title: ["Hardware-Token", "Hardware tokens"],
		empty: ["Diese Person hat keinen Token.", "This person has no token."],
		notLoaded: ["Die Token konnten nicht geladen werden.", "The tokens could not be loaded."],
		open: ["Anzeigen", "Show"],
		ending: [about("endet auf #"), about("ends with #")],
		giveBackTitle: [
			"Möchten Sie diesen Token wirklich zurücknehmen?",
			"Do you really want to take this token back?",
		],
		giveBackText: [
			"Damit kann ab sofort niemand mehr buchen.",
			"Nobody can book with it from now on.",
		],
		returning: ["Token zurückgeben", "Return token"],
	},
	create: {
		type: ["Art", "Kind"],
		values: {
			FINGERPRINT: ["Kennung am Terminal", "Reference at the terminal"],
			TRANSPONDER: ["Nummer des Transponders", "Number of the transponder"],
			PIN: ["PIN", "PIN"],
			NFC: ["Nummer der Karte", "Number of the card"],
		},
		help: ["Gespeichert wird nur ein Prüfwert.", "Only a check value is kept."],
	},
});
