import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Time clocks on the wall. */
export const texts = inBothLanguages({
	errors: {
		TERMINAL_CODE_INVALID: [
			"Der Code ist unbekannt, schon benutzt oder älter als zehn Minuten.",
			"The code is unknown, used already or older than ten minutes.",
		],
	},
	master: {
		one: ["Hardware-Terminal", "Hardware terminal"],
		many: ["Hardware-Terminals", "Hardware terminals"],
		create: ["Hardware-Terminal anlegen", "Create hardware terminal"],
		empty: [
			"Hier stehen die Stempeluhren an Ihren Standorten. Noch gibt es keine.",
			"The clocks on the walls of your sites are listed here. There are none yet.",
		],
		deleteText: [
			"Soll dieses Hardware-Terminal wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this hardware terminal permanently?",
		],
		inUse: [
			"Das Hardware-Terminal kann nicht gelöscht werden, da es noch mit Einträgen verknüpft ist. Möchten Sie das Hardware-Terminal nicht lieber archivieren?",
			"The hardware terminal cannot be deleted because entries still refer to it. Would you rather archive the hardware terminal?",
		],
		fields: { name: ["Name", "Name"], siteId: ["Standort", "Site"] },
		extra: {
			siteName: ["Standort", "Site"],
			isPaired: ["Kopplung", "Pairing"],
			seenAt: ["Zuletzt gesehen", "Last seen"],
			sequenceSeen: ["Letzte Buchungsnummer", "Last booking number"],
		},
	},
	list: { never: ["nie", "never"] },
	detail: {
		notLoaded: [
			"Das Hardware-Terminal konnte nicht geladen werden.",
			"The hardware terminal could not be loaded.",
		],
		gone: [
			"Dieses Hardware-Terminal gibt es nicht mehr.",
			"This hardware terminal no longer exists.",
		],
		base: ["Terminal", "Terminal"],
		pairing: ["Kopplung", "Pairing"],
		paired: ["Gekoppelt", "Paired"],
		unpaired: ["Nicht gekoppelt", "Not paired"],
		archived: ["Archiviert", "Archived"],
		seenAt: [about("Zuletzt gesehen: #"), about("Last seen: #")],
		never: ["Noch nie gesehen.", "Never seen."],
		sequence: [about("Letzte übernommene Buchung: Nr. #"), about("Last booking taken over: no. #")],
		pair: ["Kopplungscode erzeugen", "Make a pairing code"],
		pairAgain: ["Neu koppeln", "Pair again"],
		code: [
			about("Geben Sie am Terminal die Kundennummer # und diesen Code ein:"),
			about("Enter the customer number # and this code at the terminal:"),
		],
		until: [about("Gültig bis # Uhr."), about("Valid until #.")],
		unpair: ["Kopplung aufheben", "End the pairing"],
		unpairTitle: [
			"Möchten Sie die Kopplung wirklich aufheben?",
			"Do you really want to end the pairing?",
		],
		unpairText: [
			"Das Terminal kann danach nicht mehr buchen, bis es neu gekoppelt ist.",
			"The terminal can no longer book until it is paired again.",
		],
		tokens: ["Token der Mitarbeiter dieses Standorts", "Tokens of the employees of this site"],
		types: {
			FINGERPRINT: ["Fingerabdruck", "Fingerprint"],
			TRANSPONDER: ["Transponder", "Transponder"],
			PIN: ["PIN", "PIN"],
			NFC: ["NFC", "NFC"],
		},
	},
});
