import { counted, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of imports from tables. */
export const texts = inBothLanguages({
	fields: {
		lastName: ["Nachname", "Last name"],
		firstName: ["Vorname", "First name"],
		personnelNo: ["Personalnummer", "Personnel number"],
		companyPersonnelNo: ["Betriebliche Personalnummer", "Company personnel number"],
		mail: ["E-Mail Adresse", "Mail address"],
		gender: ["Geschlecht", "Gender"],
		unit: ["Abteilung", "Department"],
		entryDate: ["Eintritt", "Entry"],
		exitDate: ["Austritt", "Exit"],
		name: ["Abteilung", "Department"],
		parent: ["Übergeordnete Abteilung", "Parent department"],
	},
	faults: {
		MISSING: [() => "Die Angabe fehlt.", () => "This is missing."],
		TOO_LONG: [
			(value: string) => `„${value} …“ ist zu lang.`,
			(value: string) => `“${value} …” is too long.`,
		],
		BAD_MAIL: [
			(value: string) => `„${value}“ ist keine E-Mail Adresse.`,
			(value: string) => `“${value}” is not a mail address.`,
		],
		BAD_DATE: [
			(value: string) => `„${value}“ ist kein Datum mit Jahr (z. B. 31.12.2026).`,
			(value: string) => `“${value}” is not a date with a year (e.g. 31/12/2026).`,
		],
		BAD_GENDER: [
			(value: string) => `„${value}“ ist kein bekanntes Geschlecht (m, w, d).`,
			(value: string) => `“${value}” is not a known gender (m, f, d).`,
		],
		EXIT_BEFORE_ENTRY: [
			() => "Der Austritt liegt vor dem Eintritt.",
			() => "The exit lies before the entry.",
		],
		TWICE_IN_FILE: [
			(line: string) => `Dieselbe Angabe steht schon in Zeile ${line}.`,
			(line: string) => `Line ${line} already says the same.`,
		],
		MAIL_TAKEN: [
			(value: string) => `„${value}“ gehört bereits zu einem anderen Mitarbeiter.`,
			(value: string) => `“${value}” already belongs to another employee.`,
		],
		UNKNOWN_UNIT: [
			(value: string) => `Die Abteilung „${value}“ wurde nicht gefunden.`,
			(value: string) => `The department “${value}” was not found.`,
		],
		AMBIGUOUS_UNIT: [
			(value: string) =>
				`Die Abteilung „${value}“ gibt es mehrfach. Bitte geben Sie den Pfad an, z. B. „Haus Nord / Pflege“.`,
			(value: string) =>
				`There are several departments “${value}”. Please give the path, e.g. “House North / Care”.`,
		],
		UNIT_DISABLED: [
			(value: string) => `Die Abteilung „${value}“ ist archiviert.`,
			(value: string) => `The department “${value}” is archived.`,
		],
		UNIT_OUT_OF_SCOPE: [
			(value: string) => `Für die Abteilung „${value}“ fehlt Ihnen die Berechtigung.`,
			(value: string) => `You lack the permission for the department “${value}”.`,
		],
		PERSON_OUT_OF_SCOPE: [
			() => "Die Angaben gehören zu einem Mitarbeiter, für den Ihnen die Berechtigung fehlt.",
			() => "This belongs to an employee for whom you lack the permission.",
		],
		HIGHER_RIGHTS: [
			() => "Dieser Mitarbeiter hat weitergehende Rechte als Sie und bleibt unverändert.",
			() => "This employee has further rights than you and stays unchanged.",
		],
		OWN_UNIT: [
			() => "Ihre eigene Abteilung können Sie nicht ändern.",
			() => "You cannot change your own department.",
		],
		CYCLE: [
			(value: string) => `Die Abteilung „${value}“ läge unter sich selbst.`,
			(value: string) => `The department “${value}” would lie below itself.`,
		],
		TOO_DEEP: [
			(value: string) => `Die Abteilung „${value}“ läge tiefer als 15 Ebenen.`,
			(value: string) => `The department “${value}” would lie deeper than 15 levels.`,
		],
		PARENT_FAULTY: [
			(line: string) => `Die übergeordnete Abteilung in Zeile ${line} ist fehlerhaft.`,
			(line: string) => `The parent department in line ${line} is faulty.`,
		],
		BAD_TEXT: [
			() => "Der Text enthält ein Zeichen, das nicht gespeichert werden kann.",
			() => "The text contains a character that cannot be stored.",
		],
		BAD_NUMBER: [
			(value: string) =>
				`„${value}“ ist keine Zahl mit höchstens zwei Nachkommastellen (z. B. 1234,5).`,
			(value: string) => `“${value}” is not a number with at most two decimals (e.g. 1234.5).`,
		],
		BAD_FLAG: [
			(value: string) => `„${value}“ heißt weder ja noch nein.`,
			(value: string) => `“${value}” means neither yes nor no.`,
		],
		BAD_OPTION: [
			(value: string) => `„${value}“ ist keine der Auswahlmöglichkeiten.`,
			(value: string) => `“${value}” is none of the options.`,
		],
		UNKNOWN_PERSON: [
			(value: string) => `Ein aktiver Mitarbeiter „${value}“ wurde nicht gefunden.`,
			(value: string) => `No active employee “${value}” was found.`,
		],
		AMBIGUOUS_PERSON: [
			(value: string) =>
				`Mitarbeiter „${value}“ gibt es mehrfach. Bitte geben Sie die Personalnummer an.`,
			(value: string) =>
				`There are several employees “${value}”. Please enter the personnel number.`,
		],
		FIELD_NOT_HERE: [
			() => "Dieses Feld ist für die Abteilung nicht vorgesehen.",
			() => "This field is not meant for the department.",
		],
		FIELD_OUT_OF_SCOPE: [
			() => "Für diese personenbezogene Angabe fehlt Ihnen die Berechtigung.",
			() => "You lack the permission for this personal detail.",
		],
	},
	jobs: {
		check: [(file: string) => `Import prüfen: ${file}`, (file: string) => `Check import: ${file}`],
		run: [(file: string) => `Import: ${file}`, (file: string) => `Import: ${file}`],
		undo: [
			(file: string) => `Import rückgängig machen: ${file}`,
			(file: string) => `Undo import: ${file}`,
		],
		checked: [
			(lines: number, faulty: number) => `${lines} Zeilen geprüft, ${faulty} mit Fehlern.`,
			(lines: number, faulty: number) => `${lines} lines checked, ${faulty} of them faulty.`,
		],
		ran: [
			(created: number, changed: number) => `${created} angelegt, ${changed} geändert.`,
			(created: number, changed: number) => `${created} created, ${changed} changed.`,
		],
		undone: [
			(undone: number) => `${undone} zurückgenommen.`,
			(undone: number) => `${undone} taken back.`,
		],
		kept: [
			(kept: number) => `${kept} blieben, weil sie inzwischen geändert oder benutzt wurden.`,
			(kept: number) => `${kept} stayed because they were changed or used in the meantime.`,
		],
		leftOut: [
			(faulty: number) => `${faulty} fehlerhafte Zeilen ausgelassen.`,
			(faulty: number) => `${faulty} faulty lines left out.`,
		],
		fileGone: ["Die hochgeladene Datei gibt es nicht mehr.", "The uploaded file no longer exists."],
		unreadable: ["Die Datei konnte nicht gelesen werden.", "The file could not be read."],
		forbidden: [
			"Ihnen fehlt inzwischen die Berechtigung für diesen Import.",
			"You no longer have permission for this import.",
		],
		faultyNow: [
			"Seit der Prüfung hat sich etwas geändert, und einige Zeilen sind jetzt fehlerhaft. Es wurde nichts importiert. Bitte prüfen Sie erneut.",
			"Something has changed since the check, and some lines are faulty now. Nothing was imported. Please check again.",
		],
		changedMeanwhile: [
			"Während des Imports wurden dieselben Daten geändert. Es wurde nichts importiert. Bitte prüfen Sie erneut.",
			"The same data was changed during the import. Nothing was imported. Please check again.",
		],
	},
	panel: {
		title: ["Import", "Import"],
		about: [
			"Mitarbeiter oder Abteilungen aus einer Tabelle (XLSX oder CSV) anlegen und ändern. Vor dem Import wird jede Zeile geprüft, ohne etwas zu ändern.",
			"Create and change employees or departments from a table (XLSX or CSV). Every line is checked before the import, without changing anything.",
		],
		kind: ["Was enthält die Tabelle?", "What does the table hold?"],
		kinds: { PEOPLE: ["Mitarbeiter", "Employees"], UNITS: ["Abteilungen", "Departments"] },
		drop: ["Datei hierher ziehen oder", "Drag a file here or"],
		choose: ["Datei auswählen", "choose a file"],
		limits: [
			"XLSX oder CSV, bis 20 MB und 50.000 Zeilen. Die erste Zeile nennt die Spalten.",
			"XLSX or CSV, up to 20 MB and 50,000 lines. The first line names the columns.",
		],
		uploading: ["Die Datei wird gelesen …", "Reading the file …"],
		uploadingTitle: ["Datei hochladen", "Upload file"],
		earlier: ["Frühere Importe", "Earlier imports"],
		noneEarlier: [
			"Noch keine Importe in den letzten 30 Tagen.",
			"No imports in the last 30 days yet.",
		],
		notLoaded: ["Der Import konnte nicht geladen werden.", "The import could not be loaded."],
		lines: [counted("1 Zeile", "# Zeilen"), counted("1 line", "# lines")],
		statuses: {
			UPLOADED: ["Hochgeladen", "Uploaded"],
			CHECKED: ["Geprüft", "Checked"],
			DONE: ["Importiert", "Imported"],
			UNDONE: ["Rückgängig gemacht", "Undone"],
		},
		mapping: ["Spalten zuordnen", "Assign columns"],
		field: ["Angabe", "Detail"],
		column: ["Spalte der Datei", "Column of the file"],
		example: ["Beispiel", "Example"],
		columnOf: [(field: string) => `Spalte für ${field}`, (field: string) => `Column for ${field}`],
		unnamed: [(at: number) => `Spalte ${at}`, (at: number) => `Column ${at}`],
		notImported: ["Nicht importieren", "Do not import"],
		unitOfPeople: ["Abteilung, wenn keine angegeben ist", "Department where none is given"],
		unitOfUnits: [
			"Übergeordnete Abteilung, wenn keine angegeben ist",
			"Parent department where none is given",
		],
		check: ["Prüfen", "Check"],
		checkAgain: ["Erneut prüfen", "Check again"],
		checking: ["Import prüfen", "Check import"],
		result: ["Ergebnis der Prüfung", "Result of the check"],
		resultDone: ["Importierte Zeilen", "Imported lines"],
		actions: {
			NEW: ["Neu", "New"],
			CHANGED: ["Geändert", "Changed"],
			UNCHANGED: ["Unverändert", "Unchanged"],
			FAULTY: ["Fehlerhaft", "Faulty"],
		},
		all: ["Alle", "All"],
		line: ["Zeile", "Line"],
		action: ["Wirkung", "Effect"],
		faults: ["Hinweise", "Notes"],
		undone: { UNDONE: ["Zurückgenommen", "Taken back"], KEPT: ["Geblieben", "Stayed"] },
		noLines: ["Keine Zeilen.", "No lines."],
		run: ["Importieren", "Import"],
		runGood: [
			counted("1 fehlerfreie Zeile importieren", "# fehlerfreie Zeilen importieren"),
			counted("Import 1 good line", "Import # good lines"),
		],
		running: ["Import ausführen", "Carry out import"],
		undo: ["Import rückgängig machen", "Undo import"],
		undoText: [
			"Angelegtes wird gelöscht, Geändertes erhält seine alten Werte. Was inzwischen jemand geändert oder benutzt hat, bleibt.",
			"What was created is deleted, what was changed gets its old values. Whatever somebody has changed or used in the meantime stays.",
		],
		undoUntil: [
			(at: string) => `Kann bis ${at} rückgängig gemacht werden.`,
			(at: string) => `Can be undone until ${at}.`,
		],
		undoing: ["Import rückgängig machen", "Undo import"],
		another: ["Weitere Tabelle importieren", "Import another table"],
		working: ["In Arbeit", "In progress"],
		failed: [
			"Die letzte Aufgabe ist fehlgeschlagen. Einzelheiten stehen in ihrem Protokoll.",
			"The last task failed. Its protocol tells more.",
		],
		protocol: ["Protokoll", "Protocol"],
	},
	errors: {
		IMPORT_FILE_NOT_FOUND: [
			"Die hochgeladene Datei gibt es nicht mehr. Bitte laden Sie sie erneut hoch.",
			"The uploaded file no longer exists. Please upload it again.",
		],
		IMPORT_UNIT_NOT_FOUND: ["Die Abteilung wurde nicht gefunden.", "The department was not found."],
		IMPORT_FILE_UNREADABLE: [
			"Die Datei konnte nicht gelesen werden.",
			"The file could not be read.",
		],
		IMPORT_FILE_EMPTY: [
			"Die Datei enthält keine Zeilen unter der Kopfzeile.",
			"The file has no lines below its head.",
		],
		IMPORT_FILE_TOO_LONG: [
			(most: number) => `Die Datei hat mehr als ${most} Zeilen. Bitte teilen Sie sie auf.`,
			(most: number) => `The file has more than ${most} lines. Please split it.`,
		],
		IMPORT_COLUMNS_MISSING: [
			(columns: string) => `Bitte ordnen Sie diese Angaben einer Spalte zu: ${columns}.`,
			(columns: string) => `Please assign a column to: ${columns}.`,
		],
		IMPORT_BUSY: ["An diesem Import wird gerade gearbeitet.", "This import is being worked on."],
		IMPORT_NOT_CHECKED: ["Bitte prüfen Sie den Import zuerst.", "Please check the import first."],
		IMPORT_HAS_FAULTS: [
			"Der Import hat fehlerhafte Zeilen. Sie können nur die fehlerfreien importieren oder die Datei verbessern.",
			"The import has faulty lines. You may import only the good ones, or improve the file.",
		],
		IMPORT_HAS_NOTHING_TO_DO: [
			"Keine Zeile würde etwas anlegen oder ändern.",
			"No line would create or change anything.",
		],
		IMPORT_ALREADY_DONE: [
			"Dieser Import wurde bereits ausgeführt.",
			"This import has already been carried out.",
		],
		IMPORT_NOT_DONE: [
			"Dieser Import wurde nicht ausgeführt.",
			"This import has not been carried out.",
		],
		IMPORT_UNDO_TOO_LATE: [
			"Ein Import kann nur innerhalb von 24 Stunden rückgängig gemacht werden.",
			"An import can only be undone within 24 hours.",
		],
	},
});
