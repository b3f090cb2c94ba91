import type { PlainField } from "#domain/wage-export/plain/plain-layout.ts";
import { about, type BothTexts, counted, inBothLanguages } from "#kit/contract/texts.ts";
import { configTexts } from "./text/config-texts.ts";
import { fileTexts } from "./text/file-texts.ts";

/** What the columns of a plain file are called, in its first line too. */
const plainFields = {
	personnelNo: ["Personalnr.", "Personnel no."],
	lastName: ["Nachname", "Last name"],
	firstName: ["Vorname", "First name"],
	month: ["Monat", "Month"],
	wageType: ["Lohnart", "Wage type"],
	accountCode: ["Lohnkonto", "Payroll account"],
	accountName: ["Bezeichnung", "Name"],
	value: ["Wert", "Value"],
	hours: ["Stunden", "Hours"],
	days: ["Tage", "Days"],
	money: ["Betrag", "Amount"],
	costCentre: ["Kostenstelle", "Cost centre"],
	note: ["Bemerkung", "Note"],
	blank: ["(leer)", "(empty)"],
} as const satisfies Readonly<Record<PlainField, BothTexts>>;

export const texts = inBothLanguages({
	errors: {
		PAYROLL_EXPORT_OVERLAPS: [
			"Ein anderer Lohnexport übergibt schon Daten derselben Mitarbeiter an DATEV. Ihre Stunden kämen doppelt an.",
			"Another payroll export already hands data of the same employees to DATEV. Their hours would arrive twice.",
		],
		PAYROLL_EXPORT_CONFIG: [
			"Dem Lohnexport fehlt etwas, damit eine Datei entstehen kann.",
			"The payroll export lacks something that a file needs.",
		],
		PAYROLL_EXPORT_ARCHIVED: [
			"Dieser Lohnexport ist archiviert.",
			"This payroll export is archived.",
		],
		WAGE_MAPPING_UNFIT: [
			"Eine Zuordnung passt nicht zum Format.",
			"A mapping does not fit the format.",
		],
		WAGE_MAPPING_TWICE: [
			"Dieses Lohnkonto ist für dieselben Mitarbeiter schon zugeordnet.",
			"This payroll account is already mapped for the same employees.",
		],
		WAGE_FILE_NOTHING: [
			"Für diesen Monat gibt es keine abgeschlossenen Zeilen, die noch nicht übergeben sind.",
			"There are no closed lines of this month that have not left yet.",
		],
		WAGE_FILE_CHANGED: [
			"Seit der Vorschau hat sich etwas geändert. Bitte die Datei noch einmal ansehen.",
			"Something has changed since the preview. Please look at the file again.",
		],
		WAGE_FILE_INCOMPLETE: [
			"Nicht alle Zeilen können übertragen werden. Bitte beheben oder ausdrücklich zurücklassen.",
			"Not all lines can be transferred. Please mend them or leave them behind expressly.",
		],
		WAGE_FILE_UNADDRESSED: [
			"Beraternummer oder Mandantennummer fehlen oder sind falsch.",
			"Consultant number or client number are missing or wrong.",
		],
		WAGE_FILE_DIFFERS: [
			"Eine neue Datei derselben Zeilen sähe anders aus.",
			"A new file of the same lines would look different.",
		],
		WAGE_FILE_IMPORTED: [
			"Die Datei ist schon eingelesen. Was sich seither geändert hat, kommt mit einer Korrektur.",
			"The file has already been read. What has changed since then comes with a correction.",
		],
		WAGE_FILE_REPLACED: [
			"Eine neuere Datei derselben Zeilen hat diese ersetzt.",
			"A newer file of the same lines has taken the place of this one.",
		],
	},
	overlaps: [
		about("„#“ übergibt schon Daten derselben Mitarbeiter an DATEV."),
		about("“#” already hands data of the same employees to DATEV."),
	],
	faults: {
		consultantNo: ["4 bis 7 Ziffern, vom Steuerbüro.", "4 to 7 digits, of the tax office."],
		clientNo: ["1 bis 5 Ziffern, vom Steuerbüro.", "1 to 5 digits, of the tax office."],
		unused: ["Gehört nicht zu diesem Format.", "Does not belong to this format."],
		NO_PERSON: [
			"Eine Spalte für die Personalnr. fehlt.",
			"A column for the personnel no. is missing.",
		],
		NO_AMOUNT: [
			"Eine Spalte für Wert, Stunden, Tage oder Betrag fehlt.",
			"A column for value, hours, days or amount is missing.",
		],
		SAME_MARK: [
			"Trennzeichen und Dezimalzeichen dürfen nicht gleich sein.",
			"Separator and decimal mark must not be the same.",
		],
		TITLE_CHARACTER: [
			"Ein Spaltentitel hat ein Zeichen, das es in Windows-1252 nicht gibt.",
			"A title of a column has a character that Windows-1252 does not have.",
		],
	},
	reasons: {
		NO_MAPPING: [
			"Für das Lohnkonto ist keine Lohnart zugeordnet.",
			"No wage type is mapped for the payroll account.",
		],
		SAME_PERSONNEL_NO: [
			"Mehrere Mitarbeiter haben für das Lohnprogramm dieselbe Personalnr.",
			"Several employees have the same personnel no. for the payroll program.",
		],
		ABSENCE_CHANGED: [
			"Die Tage der Abwesenheit ergeben nicht mehr die abgeschlossene Summe. Bitte eine Korrektur anlegen.",
			"The days of the absence no longer come to the closed sum. Please create a correction.",
		],
		ABSENCE_GONE: [
			"Die Abwesenheit gibt es nicht mehr. Das Lohnbüro muss ihre Tage von Hand löschen.",
			"The absence is gone. The payroll office has to delete its days by hand.",
		],
	},
	dropped: [about("Entfällt: #"), about("Dropped: #")],
	added: [about("Neu: #"), about("New: #")],
	plainFields,
	...configTexts,
	...fileTexts,
	lines: [counted("1 Zeile", "# Zeilen"), counted("1 line", "# lines")],
	people: [counted("1 Mitarbeiter", "# Mitarbeiter"), counted("1 employee", "# employees")],
});
