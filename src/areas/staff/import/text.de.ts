/** Words of imports from tables. */
export const texts = {
	fields: {
		lastName: "Nachname",
		firstName: "Vorname",
		personnelNo: "Personalnummer",
		companyPersonnelNo: "Betriebliche Personalnummer",
		mail: "E-Mail Adresse",
		gender: "Geschlecht",
		unit: "Abteilung",
		entryDate: "Eintritt",
		exitDate: "Austritt",
		name: "Abteilung",
		parent: "Übergeordnete Abteilung",
	},
	faults: {
		MISSING: () => "Die Angabe fehlt.",
		TOO_LONG: (value: string) => `„${value} …“ ist zu lang.`,
		BAD_MAIL: (value: string) => `„${value}“ ist keine E-Mail Adresse.`,
		BAD_DATE: (value: string) =>
			`„${value}“ ist kein Datum mit Jahr (z. B. 31.12.2026).`,
		BAD_GENDER: (value: string) =>
			`„${value}“ ist kein bekanntes Geschlecht (m, w, d).`,
		EXIT_BEFORE_ENTRY: () => "Der Austritt liegt vor dem Eintritt.",
		TWICE_IN_FILE: (line: string) =>
			`Dieselbe Angabe steht schon in Zeile ${line}.`,
		MAIL_TAKEN: (value: string) =>
			`„${value}“ gehört bereits zu einem anderen Mitarbeiter.`,
		UNKNOWN_UNIT: (value: string) =>
			`Die Abteilung „${value}“ wurde nicht gefunden.`,
		AMBIGUOUS_UNIT: (value: string) =>
			`Die Abteilung „${value}“ gibt es mehrfach. Bitte geben Sie den Pfad an, z. B. „Haus Nord / Pflege“.`,
		UNIT_DISABLED: (value: string) =>
			`Die Abteilung „${value}“ ist archiviert.`,
		UNIT_OUT_OF_SCOPE: (value: string) =>
			`Für die Abteilung „${value}“ fehlt Ihnen die Berechtigung.`,
		PERSON_OUT_OF_SCOPE: () =>
			"Die Angaben gehören zu einem Mitarbeiter, für den Ihnen die Berechtigung fehlt.",
		HIGHER_RIGHTS: () =>
			"Dieser Mitarbeiter hat weitergehende Rechte als Sie und bleibt unverändert.",
		OWN_UNIT: () => "Ihre eigene Abteilung können Sie nicht ändern.",
		CYCLE: (value: string) =>
			`Die Abteilung „${value}“ läge unter sich selbst.`,
		TOO_DEEP: (value: string) =>
			`Die Abteilung „${value}“ läge tiefer als 15 Ebenen.`,
		PARENT_FAULTY: (line: string) =>
			`Die übergeordnete Abteilung in Zeile ${line} ist fehlerhaft.`,
		BAD_TEXT: () =>
			"Der Text enthält ein Zeichen, das nicht gespeichert werden kann.",
		BAD_NUMBER: (value: string) =>
			`„${value}“ ist keine Zahl mit höchstens zwei Nachkommastellen (z. B. 1234,5).`,
		BAD_FLAG: (value: string) => `„${value}“ heißt weder ja noch nein.`,
		BAD_OPTION: (value: string) =>
			`„${value}“ ist keine der Auswahlmöglichkeiten.`,
		UNKNOWN_PERSON: (value: string) =>
			`Ein aktiver Mitarbeiter „${value}“ wurde nicht gefunden.`,
		AMBIGUOUS_PERSON: (value: string) =>
			`Mitarbeiter „${value}“ gibt es mehrfach. Bitte geben Sie die Personalnummer an.`,
		FIELD_NOT_HERE: () => "Dieses Feld ist für die Abteilung nicht vorgesehen.",
		FIELD_OUT_OF_SCOPE: () =>
			"Für diese personenbezogene Angabe fehlt Ihnen die Berechtigung.",
	},
	jobs: {
		check: (file: string) => `Import prüfen: ${file}`,
		run: (file: string) => `Import: ${file}`,
		undo: (file: string) => `Import rückgängig machen: ${file}`,
		checked: (lines: number, faulty: number) =>
			`${lines} Zeilen geprüft, ${faulty} mit Fehlern.`,
		ran: (created: number, changed: number) =>
			`${created} angelegt, ${changed} geändert.`,
		undone: (undone: number) => `${undone} zurückgenommen.`,
		kept: (kept: number) =>
			`${kept} blieben, weil sie inzwischen geändert oder benutzt wurden.`,
		leftOut: (faulty: number) => `${faulty} fehlerhafte Zeilen ausgelassen.`,
		fileGone: "Die hochgeladene Datei gibt es nicht mehr.",
		unreadable: "Die Datei konnte nicht gelesen werden.",
		forbidden: "Ihnen fehlt inzwischen die Berechtigung für diesen Import.",
		faultyNow:
			"Seit der Prüfung hat sich etwas geändert, und einige Zeilen sind jetzt fehlerhaft. Es wurde nichts importiert. Bitte prüfen Sie erneut.",
		changedMeanwhile:
			"Während des Imports wurden dieselben Daten geändert. Es wurde nichts importiert. Bitte prüfen Sie erneut.",
	},
	panel: {
		title: "Import",
		start: "Tabelle importieren",
		about:
			"Mitarbeiter oder Abteilungen aus einer Tabelle (XLSX oder CSV) anlegen und ändern. Vor dem Import wird jede Zeile geprüft, ohne etwas zu ändern.",
		kind: "Was enthält die Tabelle?",
		kinds: { PEOPLE: "Mitarbeiter", UNITS: "Abteilungen" },
		drop: "Datei hierher ziehen oder",
		choose: "Datei auswählen",
		limits:
			"XLSX oder CSV, bis 20 MB und 50.000 Zeilen. Die erste Zeile nennt die Spalten.",
		uploading: "Die Datei wird gelesen …",
		uploadingTitle: "Datei hochladen",
		earlier: "Frühere Importe",
		noneEarlier: "Noch keine Importe in den letzten 30 Tagen.",
		notLoaded: "Der Import konnte nicht geladen werden.",
		lines: (count: number) => (count === 1 ? "1 Zeile" : `${count} Zeilen`),
		statuses: {
			UPLOADED: "Hochgeladen",
			CHECKED: "Geprüft",
			DONE: "Importiert",
			UNDONE: "Rückgängig gemacht",
		},
		mapping: "Spalten zuordnen",
		field: "Angabe",
		column: "Spalte der Datei",
		example: "Beispiel",
		columnOf: (field: string) => `Spalte für ${field}`,
		unnamed: (at: number) => `Spalte ${at}`,
		notImported: "Nicht importieren",
		unitOfPeople: "Abteilung, wenn keine angegeben ist",
		unitOfUnits: "Übergeordnete Abteilung, wenn keine angegeben ist",
		check: "Prüfen",
		checkAgain: "Erneut prüfen",
		checking: "Import prüfen",
		result: "Ergebnis der Prüfung",
		resultDone: "Importierte Zeilen",
		actions: {
			NEW: "Neu",
			CHANGED: "Geändert",
			UNCHANGED: "Unverändert",
			FAULTY: "Fehlerhaft",
		},
		all: "Alle",
		line: "Zeile",
		action: "Wirkung",
		faults: "Hinweise",
		undone: { UNDONE: "Zurückgenommen", KEPT: "Geblieben" },
		noLines: "Keine Zeilen.",
		run: "Importieren",
		runGood: (count: number) =>
			count === 1
				? "1 fehlerfreie Zeile importieren"
				: `${count} fehlerfreie Zeilen importieren`,
		running: "Import ausführen",
		undo: "Import rückgängig machen",
		undoText:
			"Angelegtes wird gelöscht, Geändertes erhält seine alten Werte. Was inzwischen jemand geändert oder benutzt hat, bleibt.",
		undoUntil: (at: string) => `Kann bis ${at} rückgängig gemacht werden.`,
		undoing: "Import rückgängig machen",
		another: "Weitere Tabelle importieren",
		working: "In Arbeit",
		failed:
			"Die letzte Aufgabe ist fehlgeschlagen. Einzelheiten stehen in ihrem Protokoll.",
		protocol: "Protokoll",
	},
	errors: {
		IMPORT_FILE_NOT_FOUND:
			"Die hochgeladene Datei gibt es nicht mehr. Bitte laden Sie sie erneut hoch.",
		IMPORT_UNIT_NOT_FOUND: "Die Abteilung wurde nicht gefunden.",
		IMPORT_FILE_UNREADABLE: "Die Datei konnte nicht gelesen werden.",
		IMPORT_FILE_EMPTY: "Die Datei enthält keine Zeilen unter der Kopfzeile.",
		IMPORT_FILE_TOO_LONG: (most: number) =>
			`Die Datei hat mehr als ${most} Zeilen. Bitte teilen Sie sie auf.`,
		IMPORT_COLUMNS_MISSING: (columns: string) =>
			`Bitte ordnen Sie diese Angaben einer Spalte zu: ${columns}.`,
		IMPORT_BUSY: "An diesem Import wird gerade gearbeitet.",
		IMPORT_NOT_CHECKED: "Bitte prüfen Sie den Import zuerst.",
		IMPORT_HAS_FAULTS:
			"Der Import hat fehlerhafte Zeilen. Sie können nur die fehlerfreien importieren oder die Datei verbessern.",
		IMPORT_HAS_NOTHING_TO_DO: "Keine Zeile würde etwas anlegen oder ändern.",
		IMPORT_ALREADY_DONE: "Dieser Import wurde bereits ausgeführt.",
		IMPORT_NOT_DONE: "Dieser Import wurde nicht ausgeführt.",
		IMPORT_UNDO_TOO_LATE:
			"Ein Import kann nur innerhalb von 24 Stunden rückgängig gemacht werden.",
	},
} as const;
