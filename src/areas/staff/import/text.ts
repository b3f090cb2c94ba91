import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

const columnNo = { de: about("Spalte #"), en: about("Column #") };

const wereUnused = {
	de: (count: number, names: string) =>
		count === 1
			? `1 Spalte wurde nicht übernommen: ${names}`
			: `${count} Spalten wurden nicht übernommen: ${names}`,
	en: (count: number, names: string) =>
		count === 1
			? `1 column was not imported: ${names}`
			: `${count} columns were not imported: ${names}`,
};

/** 2026-12-01 → 01.12.2026 */
const dayOf = (iso: string) => iso.split("-").toReversed().join(".");
/** 2026-12 → 12/2026 */
const monthOf = (iso: string) => iso.split("-").toReversed().join("/");

/** Words of imports from tables. */
export const texts = inBothLanguages({
	fields: {
		lastName: ["Nachname", "Last name"],
		firstName: ["Vorname", "First name"],
		personnelNo: ["Personalnr.", "Personnel no."],
		companyPersonnelNo: ["Betriebliche Personalnr.", "Company personnel no."],
		mail: ["E-Mail-Adresse", "E-mail address"],
		gender: ["Geschlecht", "Gender"],
		unit: ["Abteilung", "Department"],
		entryDate: ["Eintritt", "Entry"],
		exitDate: ["Austritt", "Exit"],
		validFrom: ["Gültig ab", "Valid from"],
		name: ["Abteilung", "Department"],
		parent: ["Übergeordnete Abteilung", "Parent department"],
		absenceKind: ["Art der Abwesenheit", "Kind of absence"],
		fromDate: ["Von", "From"],
		toDate: ["Bis", "To"],
		halfDays: ["Halbe Tage", "Half days"],
		remark: ["Bemerkung", "Note"],
	},
	faults: {
		MISSING: [() => "Die Angabe fehlt.", () => "This is missing."],
		TOO_LONG: [about("„# …“ ist zu lang."), about("“# …” is too long.")],
		BAD_MAIL: [about("„#“ ist keine E-Mail-Adresse."), about("“#” is not an e-mail address.")],
		BAD_DATE: [
			about("„#“ ist kein Datum mit Jahr (z. B. 31.12.2026)."),
			about("“#” is not a date with a year (e.g. 31/12/2026)."),
		],
		BAD_GENDER: [
			about("„#“ ist kein bekanntes Geschlecht (m, w, d)."),
			about("“#” is not a known gender (m, f, d)."),
		],
		EXIT_BEFORE_ENTRY: [
			() => "Der Austritt liegt vor dem Eintritt.",
			() => "The exit lies before the entry.",
		],
		TWICE_IN_FILE: [
			about("Dieselbe Angabe steht schon in Zeile #."),
			about("Line # already says the same."),
		],
		MAIL_TAKEN: [
			about("„#“ gehört bereits zu einem anderen Mitarbeiter."),
			about("“#” already belongs to another employee."),
		],
		UNKNOWN_UNIT: [
			about("Die Abteilung „#“ wurde nicht gefunden."),
			about("The department “#” was not found."),
		],
		AMBIGUOUS_UNIT: [
			about(
				"Die Abteilung „#“ gibt es mehrfach. Bitte geben Sie den Pfad an, z. B. „Haus Nord / Pflege“.",
			),
			about(
				"There are several departments called “#”. Please give the path, e.g. “House North / Care”.",
			),
		],
		UNIT_DISABLED: [
			about("Die Abteilung „#“ ist archiviert."),
			about("The department “#” is archived."),
		],
		UNIT_OUT_OF_SCOPE: [
			about("Für die Abteilung „#“ fehlt Ihnen die Berechtigung."),
			about("You lack the permission for the department “#”."),
		],
		PERSON_OUT_OF_SCOPE: [
			() => "Die Angaben gehören zu einem Mitarbeiter, für den Ihnen die Berechtigung fehlt.",
			() => "This belongs to an employee for whom you lack the permission.",
		],
		HIGHER_RIGHTS: [
			() => "Dieser Mitarbeiter hat weitergehende Berechtigungen als Sie und bleibt unverändert.",
			() => "This employee has more rights than you and stays unchanged.",
		],
		OWN_UNIT: [
			() => "Ihre eigene Abteilung können Sie nicht ändern.",
			() => "You cannot change your own department.",
		],
		CYCLE: [
			about("Die Abteilung „#“ läge unter sich selbst."),
			about("The department “#” would lie below itself."),
		],
		TOO_DEEP: [
			about("Die Abteilung „#“ läge tiefer als 15 Ebenen."),
			about("The department “#” would lie deeper than 15 levels."),
		],
		PARENT_FAULTY: [
			about("Die übergeordnete Abteilung in Zeile # ist fehlerhaft."),
			about("The parent department in line # is faulty."),
		],
		BAD_TEXT: [
			() => "Der Text enthält ein Zeichen, das nicht gespeichert werden kann.",
			() => "The text contains a character that cannot be stored.",
		],
		BAD_NUMBER: [
			about("„#“ ist keine Zahl mit höchstens zwei Nachkommastellen (z. B. 1234,5)."),
			about("“#” is not a number with at most two decimals (e.g. 1234.5)."),
		],
		BAD_BALANCE: [
			about("„#“ ist kein Saldo in Stunden (z. B. 12:30 oder -3,5)."),
			about("“#” is not a balance in hours (e.g. 12:30 or -3.5)."),
		],
		BAD_LEAVE: [
			about(
				"„#“ ist kein möglicher Urlaub, in Tagen (z. B. 3,5) oder, je nach Konto, in Stunden (z. B. 96:30).",
			),
			about(
				"“#” is no possible leave, in days (e.g. 3.5) or, depending on the account, in hours (e.g. 96:30).",
			),
		],
		HAS_ACCOUNT: [
			() => "Das Überstundenkonto ist schon eröffnet; sein Saldo wird am Konto korrigiert.",
			() => "The overtime account is open already; its balance is corrected at the account.",
		],
		LAPSED_THEN: [
			about("Der Rest ist am Tag der Übernahme („Gültig ab“) schon verfallen: #."),
			about("What is left has lapsed before the day of the opening (“valid from”): #."),
		],
		TOO_FAR_AHEAD: [
			about("#: Der Tag darf höchstens ein Jahr in der Zukunft liegen."),
			about("#: the day may be at most a year ahead."),
		],
		TAKEN_OR_REST: [
			() => "Nur eines von beiden: genommener Urlaub oder Resturlaub.",
			() => "Only one of the two: leave taken or leave left.",
		],
		REVERSED: [() => "Das Ende liegt vor dem Beginn.", () => "The end lies before the start."],
		TOO_FAR: [
			() => "Eine Abwesenheit dauert höchstens fünf Jahre.",
			() => "An absence lasts five years at most.",
		],
		BAD_HALF: [
			about(
				"„#“ nennt keine halben Tage: vormittags, nachmittags; bei mehreren Tagen erster, letzter, beide.",
			),
			about("“#” names no half days: morning, afternoon; of several days first, last, both."),
		],
		WHOLE_DAYS_ONLY: [
			() => "Diese Art gibt es nur in ganzen Tagen.",
			() => "This kind comes in whole days only.",
		],
		BY_HOURS: [
			() => "Diese Art wird nach Stunden gebucht und nicht importiert.",
			() => "This kind is booked by hours and is not imported.",
		],
		OVERLAPS: [
			(day: string) => `In dieser Zeit gibt es schon eine Abwesenheit ab ${dayOf(day)}.`,
			(day: string) => `In that time there is an absence from ${dayOf(day)} already.`,
		],
		OVERLAPS_LINE: [
			about("Die Tage überschneiden sich mit Zeile #."),
			about("The days overlap with line #."),
		],
		IN_CLOSED_MONTH: [
			(month: string) => `Der Monat ${monthOf(month)} ist abgeschlossen.`,
			(month: string) => `The month ${monthOf(month)} is closed.`,
		],
		OWN_ABSENCE: [
			() => "Ihre eigenen Abwesenheiten muss jemand anderes übernehmen.",
			() => "Somebody else has to import your own absences.",
		],
		BAD_FLAG: [about("„#“ heißt weder ja noch nein."), about("“#” means neither yes nor no.")],
		BAD_OPTION: [
			about("„#“ ist keine der Auswahlmöglichkeiten."),
			about("“#” is none of the options."),
		],
		UNKNOWN_PERSON: [
			about("Ein aktiver Mitarbeiter „#“ wurde nicht gefunden."),
			about("No active employee “#” was found."),
		],
		AMBIGUOUS_PERSON: [
			about("Mitarbeiter „#“ gibt es mehrfach. Bitte geben Sie die Personalnr. an."),
			about("There are several employees called “#”. Please enter the personnel no."),
		],
		FIELD_NOT_HERE: [
			() => "Dieses Feld ist für die Abteilung nicht vorgesehen.",
			() => "This field is not meant for the department.",
		],
		FIELD_OUT_OF_SCOPE: [
			() => "Für diese personenbezogene Angabe fehlt Ihnen die Berechtigung.",
			() => "You lack the permission for this personal detail.",
		],
		BAD_HOURS: [
			about("„#“ sind keine Stunden einer Woche (z. B. 38,5 oder 38:30)."),
			about("“#” is not a number of weekly hours (e.g. 38.5 or 38:30)."),
		],
		BAD_DAYS: [
			about("„#“ ist keine mögliche Zahl von Tagen (ganze oder halbe)."),
			about("“#” is not a possible number of days (whole or half)."),
		],
		UNKNOWN_ENTRY: [
			about("„#“ gibt es nicht, oder es ist archiviert."),
			about("“#” does not exist, or is archived."),
		],
		UNKNOWN_LEVEL: [
			about("„#“ nennt keine Stufe, die es gibt (z. B. Kran: 2)."),
			about("“#” names no level that exists (e.g. Crane: 2)."),
		],
		NO_EMPLOYMENT: [
			(day: string) => `Am ${dayOf(day)} besteht keine Beschäftigung.`,
			(day: string) => `There is no employment on ${dayOf(day)}.`,
		],
		BEGINS_THEN: [
			(day: string) =>
				`Am ${dayOf(day)} beginnt schon etwas anderes. Bitte ändern Sie es beim Mitarbeiter.`,
			(day: string) =>
				`Something else begins on ${dayOf(day)} already. Please change it in the employee’s record.`,
		],
		MONTH_CLOSED: [
			(month: string) =>
				`Der Monat ${monthOf(month)} ist abgeschlossen; „Gültig ab“ muss danach liegen.`,
			(month: string) => `The month ${monthOf(month)} is closed; “valid from” must lie after it.`,
		],
		ONE_OF_BOTH: [
			() => "Nur eines von beiden: Stundenlohn oder Monatsgehalt.",
			() => "Only one of the two: hourly wage or monthly salary.",
		],
		BEYOND_RIGHTS: [
			about("Die Rolle „#“ enthält mehr Berechtigungen, als Sie selbst dort haben."),
			about("The role “#” holds more rights than you have there yourself."),
		],
		OWN_RIGHTS: [
			() => "Ihre eigenen Berechtigungen kann nur jemand anderes ändern.",
			() => "Only somebody else can change your own rights.",
		],
	},
	jobs: {
		check: [about("Import prüfen: #"), about("Check import: #")],
		run: [about("Import: #"), about("Import: #")],
		undo: [about("Import rückgängig machen: #"), about("Undo import: #")],
		checked: [
			(lines: number, faulty: number) =>
				lines === 1
					? `1 Zeile geprüft, ${faulty} mit Fehlern.`
					: `${lines} Zeilen geprüft, ${faulty} mit Fehlern.`,
			(lines: number, faulty: number) =>
				lines === 1
					? `1 line checked, ${faulty} faulty.`
					: `${lines} lines checked, ${faulty} of them faulty.`,
		],
		ran: [aboutTwo("#1 angelegt, #2 geändert."), aboutTwo("#1 created, #2 changed.")],
		undone: [about("# zurückgenommen."), about("# taken back.")],
		kept: [
			counted(
				"1 blieb, weil inzwischen jemand etwas geändert oder benutzt hat.",
				"# blieben, weil sie inzwischen geändert oder benutzt wurden.",
			),
			counted(
				"1 stayed because it was changed or used in the meantime.",
				"# stayed because they were changed or used in the meantime.",
			),
		],
		unused: [wereUnused.de, wereUnused.en],
		unnamed: [columnNo.de, columnNo.en],
		leftOut: [
			counted("1 fehlerhafte Zeile ausgelassen.", "# fehlerhafte Zeilen ausgelassen."),
			counted("1 faulty line left out.", "# faulty lines left out."),
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
			"Mitarbeiter, Abteilungen oder Abwesenheiten aus einer Tabelle (XLSX oder CSV) übernehmen. Vor dem Import wird jede Zeile geprüft, ohne etwas zu ändern.",
			"Bring in employees, departments or absences from a table (XLSX or CSV). Every line is checked before the import, without changing anything.",
		],
		kind: ["Was enthält die Tabelle?", "What does the table hold?"],
		kinds: {
			PEOPLE: ["Mitarbeiter", "Employees"],
			UNITS: ["Abteilungen", "Departments"],
			ABSENCES: ["Abwesenheiten", "Absences"],
		},
		halfDaysHint: [
			"Halbe Tage: „vormittags“ oder „nachmittags“ bei einem Tag; bei mehreren „erster“, „letzter“ oder „beide“. Übernommene Abwesenheiten gelten als genehmigt; es gehen keine Mails aus. Vor der Übernahme eines Urlaubskontos kosten sie nichts.",
			"Half days: “morning” or “afternoon” of one day; of several “first”, “last” or “both”. Imported absences count as approved; no mails are sent. Before the opening of a leave account they cost nothing.",
		],
		drop: ["Datei hierher ziehen oder", "Drag a file here or"],
		choose: ["Datei auswählen", "Choose a file"],
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
		columnOf: [about("Spalte für #"), about("Column for #")],
		unnamed: [columnNo.de, columnNo.en],
		unused: [
			(count: number, names: string) =>
				count === 1
					? `1 Spalte wird nicht übernommen: ${names}`
					: `${count} Spalten werden nicht übernommen: ${names}`,
			(count: number, names: string) =>
				count === 1
					? `1 column will not be imported: ${names}`
					: `${count} columns will not be imported: ${names}`,
		],
		wereUnused: [wereUnused.de, wereUnused.en],
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
		inviteAll: [
			counted("1 Person einladen", "Alle # einladen"),
			counted("Invite 1 person", "Invite all #"),
		],
		undoUntil: [about("Kann bis # rückgängig gemacht werden."), about("Can be undone until #.")],
		undoing: ["Import rückgängig machen", "Undo import"],
		another: ["Weitere Tabelle importieren", "Import another table"],
		working: ["In Arbeit", "In progress"],
		failed: [
			"Die letzte Aufgabe ist fehlgeschlagen. Einzelheiten stehen in ihrem Protokoll.",
			"The last task failed. Its log says more.",
		],
		protocol: ["Protokoll", "Log"],
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
			"The file has no lines below its header.",
		],
		IMPORT_FILE_TOO_LONG: [
			about("Die Datei hat mehr als # Zeilen. Bitte teilen Sie sie auf."),
			about("The file has more than # lines. Please split it."),
		],
		IMPORT_FIELD_NOT_OPEN: [
			about("Diese Angaben gibt es nicht, oder Sie dürfen sie nicht ändern: #."),
			about("These details do not exist, or you may not change them: #."),
		],
		IMPORT_COLUMNS_MISSING: [
			about("Bitte ordnen Sie diese Angaben einer Spalte zu: #."),
			about("Please assign a column to: #."),
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
