/** Time clocks on the wall. */
export const texts = {
	errors: {
		TERMINAL_CODE_INVALID: "Der Code ist unbekannt, schon benutzt oder älter als zehn Minuten.",
	},
	master: {
		one: "Hardware-Terminal",
		many: "Hardware-Terminals",
		create: "Hardware-Terminal anlegen",
		edit: "Hardware-Terminal bearbeiten",
		empty: "Es gibt noch kein Hardware-Terminal.",
		deleteText: "Soll dieses Hardware-Terminal wirklich unwiderruflich gelöscht werden?",
		inUse:
			"Das Hardware-Terminal kann nicht gelöscht werden, da es noch mit Einträgen verknüpft ist. Möchten Sie das Hardware-Terminal nicht lieber archivieren?",
		fields: { name: "Name", siteId: "Standort" },
		extra: {
			siteName: "Standort",
			isPaired: "Gekoppelt",
			seenAt: "Zuletzt gesehen",
			sequenceSeen: "Letzte Buchungsnummer",
		},
	},
	detail: {
		saving: "Hardware-Terminal speichern",
		notLoaded: "Das Hardware-Terminal konnte nicht geladen werden.",
		gone: "Dieses Hardware-Terminal gibt es nicht mehr.",
		base: "Terminal",
		pairing: "Kopplung",
		paired: "gekoppelt",
		unpaired: "nicht gekoppelt",
		archived: "archiviert",
		seenAt: (at: string) => `Zuletzt gesehen: ${at}`,
		never: "Noch nie gesehen.",
		sequence: (count: string) => `Letzte übernommene Buchung: Nr. ${count}`,
		pair: "Kopplungscode erzeugen",
		pairAgain: "Neu koppeln",
		code: (tenantNo: string) =>
			`Geben Sie am Terminal die Kundennummer ${tenantNo} und diesen Code ein:`,
		until: (time: string) => `Gültig bis ${time} Uhr.`,
		unpair: "Kopplung aufheben",
		unpairTitle: "Möchten Sie die Kopplung wirklich aufheben?",
		unpairText: "Das Terminal kann danach nicht mehr buchen, bis es neu gekoppelt ist.",
		tokens: "Token der Mitarbeiter dieses Standorts",
		types: {
			FINGERPRINT: "Fingerabdruck",
			TRANSPONDER: "Transponder",
			PIN: "PIN",
			NFC: "NFC",
		},
	},
} as const;
