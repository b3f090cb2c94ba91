import type { FieldName } from "#domain/wage-file/fields-of-line.ts";
import type { FindingReason } from "#domain/wage-file/wage-finding.ts";
import { about, aboutTwo, type BothTexts, counted, inBothLanguages } from "#kit/contract/texts.ts";

type Sentence = ReturnType<typeof aboutTwo>;

/** A sentence in which `#1` and `#2` stand for what was found, as far as it names them. */
const say = (german: string, english: string): readonly [Sentence, Sentence] => [
	aboutTwo(german),
	aboutTwo(english),
];

const reasons: Readonly<Record<FindingReason, readonly [Sentence, Sentence]>> = {
	FIELD_COUNT: say(
		"Die Zeile hat #1 Felder, es müssen #2 sein.",
		"The line has #1 fields, it has to have #2.",
	),
	FIELD_NOT_IN_FORMAT: say(
		"Für „#1“ hat dieses Format kein Feld.",
		"This format has no field for “#1”.",
	),
	PROCESSING_KEY_UNUSED: say(
		"Der Bearbeitungsschlüssel #1 wird nicht übertragen: Lohn und Gehalt hat kein Feld dafür.",
		"The processing key #1 is not transferred: Lohn und Gehalt has no field for it.",
	),
	PERSONNEL_NO_MISSING: say("Die Personalnr. fehlt.", "The personnel no. is missing."),
	PERSONNEL_NO_RANGE: say(
		"„#1“ ist keine Personalnr. von 1 bis 99999.",
		"“#1” is no personnel no. from 1 to 99999.",
	),
	PERSONNEL_NO_OF_COMPANY: say(
		"„#1“ ist keine betriebliche Personalnr.: höchstens 20 Buchstaben und Ziffern.",
		"“#1” is no personnel no. of the company: at most 20 letters and digits.",
	),
	PERSONNEL_NO_TWICE: say(
		"#1 und #2 sind für DATEV dieselbe Personalnr.",
		"For DATEV #1 and #2 are the same personnel no.",
	),
	DAY_MISSING: say("Der Kalendertag fehlt.", "The day is missing."),
	DAY_RANGE: say("„#1“ ist kein Tag von 1 bis #2.", "“#1” is no day from 1 to #2."),
	DAY_IN_MONTH_LINE: say(
		"In einer Zeile für den ganzen Monat steht kein Kalendertag.",
		"A line of the whole month has no day.",
	),
	MONTH_FORM: say(
		"„#1“ ist nicht der erste Tag eines Monats in der Form #2.",
		"“#1” is not the first day of a month in the form #2.",
	),
	KEY_MISSING: say("Der Ausfallschlüssel fehlt.", "The absence key is missing."),
	KEY_UNKNOWN: say(
		"Den Ausfallschlüssel „#1“ kennt Lohn und Gehalt nicht.",
		"Lohn und Gehalt does not know the absence key “#1”.",
	),
	KEY_ENDED: say(
		"Den Ausfallschlüssel „#1“ gibt es nicht mehr.",
		"The absence key “#1” no longer exists.",
	),
	KEY_IN_MONTH_LINE: say(
		"In einer Zeile für den ganzen Monat steht kein Ausfallschlüssel.",
		"A line of the whole month has no absence key.",
	),
	WAGE_TYPE_MISSING: say("Die Lohnart fehlt.", "The wage type is missing."),
	WAGE_TYPE_RANGE: say(
		"„#1“ ist keine erlaubte Lohnart. Erlaubt: #2.",
		"“#1” is no wage type that is allowed. Allowed: #2.",
	),
	NO_NUMBER: say(
		"„#1“ ist keine Zahl mit Komma und höchstens zwei Nachkommastellen.",
		"“#1” is no number with a comma and at most two decimals.",
	),
	VALUE_RANGE: say("„#1“ ist nicht erlaubt. Erlaubt: #2.", "“#1” is not allowed. Allowed: #2."),
	VALUE_ZERO: say("0,00 wird nicht übertragen.", "0.00 is not transferred."),
	VALUE_IN_CALENDAR_LINE: say(
		"In der Zeile eines Tages bleibt der Wert leer: Stunden und Tage haben eigene Felder.",
		"In the line of a day the value stays empty: hours and days have fields of their own.",
	),
	VALUE_ON_FREE_DAY: say(
		"Ein arbeitsfreier Tag trägt nur den Ausfallschlüssel, keine Stunden und Tage.",
		"A day without work bears the absence key alone, neither hours nor days.",
	),
	SEVERAL_VALUES: say(
		"Eine Zeile hat nur einen Wert: Stunden, Tage oder Betrag.",
		"A line has one value alone: hours, days or an amount.",
	),
	VALUE_MISSING: say("Der Wert fehlt.", "The value is missing."),
	PROCESSING_KEY_MISSING: say("Der Bearbeitungsschlüssel fehlt.", "The processing key is missing."),
	DAYS_OF_LEAVE: say(
		"#1 Tage sind bei Urlaub (U) nicht erlaubt, nur 0,50 oder 1,00.",
		"#1 days are not allowed for leave (U), only 0.50 or 1.00.",
	),
	DAYS_OF_HOURS_KEY: say(
		"Der Ausfallschlüssel #1 nimmt nur Stunden, keine Tage.",
		"The absence key #1 takes hours alone, no days.",
	),
	DAYS_OF_INTERRUPTION: say(
		"#1 Tage sind bei #2 nicht erlaubt, nur 1,00.",
		"#1 days are not allowed for #2, only 1.00.",
	),
	HOURS_IN_MONTH_LINE: say(
		"Die Stunden #1 gehören in das Feld Wert: Die Stundenanzahl ist nur für einzelne Tage.",
		"The hours #1 belong in the field Wert: the number of hours is for single days alone.",
	),
	DAYS_IN_MONTH_LINE: say(
		"Die Tage #1 gehören in das Feld Wert: Die Tagesanzahl ist nur für einzelne Tage.",
		"The days #1 belong in the field Wert: the number of days is for single days alone.",
	),
	HOURS_OF_DAY: say(
		"Mit dieser Zeile hat der Tag mehr als 24,00 Stunden.",
		"With this line the day has more than 24.00 hours.",
	),
	DAYS_OF_DAY: say(
		"Mit dieser Zeile hat der Tag mehr als 1,00 Tage.",
		"With this line the day has more than 1.00 days.",
	),
	BESIDE_INTERRUPTION: say(
		"An einem Tag mit #1 darf keine andere Zeile stehen.",
		"No other line may stand on a day with #1.",
	),
	GAP: say(
		"Davor fehlt: #1 Dauert die Abwesenheit an, braucht jeder Kalendertag eine Zeile, arbeitsfreie nur mit Schlüssel.",
		"Missing before it: #1 If the absence goes on, every calendar day needs a line, days without work with the key alone.",
	),
	COST_CENTRE_LENGTH: say("„#1“ hat mehr als 8 Stellen.", "“#1” has more than 8 characters."),
	NOTE_LENGTH: say("„#1“ hat mehr als 30 Zeichen.", "“#1” has more than 30 characters."),
	CHARACTER: say(
		"Das Zeichen „#1“ (#2) gibt es in der Lohndatei nicht (Windows-1252).",
		"The character “#1” (#2) has no place in the wage file (Windows-1252).",
	),
	SEPARATOR: say(
		"Ein Strichpunkt trennt Felder und darf in keinem stehen.",
		"A semicolon parts fields and may not stand in one.",
	),
	LINE_END: say(
		"Die Zeile endet nicht mit Wagenrücklauf und Zeilenvorschub (CR LF).",
		"The line does not end with carriage return and line feed (CR LF).",
	),
	LAST_LINE_END: say(
		"Nach der letzten Zeile fehlt das Zeilenende (CR LF).",
		"The last line has no line end (CR LF).",
	),
	FILE_EMPTY: say("Die Datei ist leer.", "The file is empty."),
	HEADER_CONSULTANT: say(
		"„#1“ ist keine Beraternummer mit 4 bis 7 Ziffern.",
		"“#1” is no consultant number of 4 to 7 digits.",
	),
	HEADER_CLIENT: say(
		"„#1“ ist keine Mandantennummer mit 1 bis 5 Ziffern.",
		"“#1” is no client number of 1 to 5 digits.",
	),
	HEADER_MONTH: say(
		"„#1“ ist kein Monat in der Form MM/JJJJ.",
		"“#1” is no month in the form MM/JJJJ.",
	),
	HEADER_MARK: say(
		"„#1“ ist hier nicht erlaubt: Nur ein x (betriebliche Personalnr.) darf hier stehen.",
		"“#1” is not allowed here: only an x (personnel no. of the company) may stand here.",
	),
	HEADER_KEY: say("#1 muss #2 sein.", "#1 has to be #2."),
	HEADER_SECTION: say(
		"Der Abschnitt #1 fehlt oder ist unbekannt.",
		"The section #1 is missing or not known.",
	),
	RECORD_UNKNOWN: say(
		"Der Satz „#1“ ist in der Satzbeschreibung nicht beschrieben.",
		"The record “#1” is not described in the Satzbeschreibung.",
	),
	COLUMN_UNKNOWN: say(
		"„#1“ kennen wir nicht. Ein Prüflauf im Lohnbüro zeigt, ob LODAS es annimmt.",
		"We do not know “#1”. A trial import at the payroll office shows whether LODAS takes it.",
	),
};

/** What a field is called in DATEV's descriptions, and what may stand in it. */
const fields = {
	personnelNo: {
		name: ["Personalnr.", "Personnel no."],
		meaning: [
			"1 bis 99999, wie in der Lohnabrechnung; betriebliche dürfen Buchstaben haben.",
			"1 to 99999, as payroll has it; those of the company may have letters.",
		],
	},
	day: {
		name: ["Kalendertag", "Day"],
		meaning: ["Nur bei einzelnen Tagen: 1 bis 31.", "Of single days alone: 1 to 31."],
	},
	absenceKey: {
		name: ["Ausfallschlüssel", "Absence key"],
		meaning: [
			"Nur bei einzelnen Tagen, aus der Liste von DATEV: K krank, U Urlaub …",
			"Of single days alone, from DATEV's list: K sick, U leave …",
		],
	},
	wageType: {
		name: ["Lohnart", "Wage type"],
		meaning: [
			"Lohn und Gehalt: 1 bis 5999 und 8000 bis 9999. LODAS: 1 bis 9999.",
			"Lohn und Gehalt: 1 to 5999 and 8000 to 9999. LODAS: 1 to 9999.",
		],
	},
	hours: {
		name: ["Stundenanzahl", "Hours"],
		meaning: [
			"Nur bei einzelnen Tagen: 0,01 bis 24,00. Stunden eines Monats stehen im Wert.",
			"Of single days alone: 0.01 to 24.00. Hours of a month stand in the value.",
		],
	},
	days: {
		name: ["Tagesanzahl", "Days"],
		meaning: [
			"Nur bei einzelnen Tagen: 0,01 bis 1,00, bei Urlaub nur 0,50 oder 1,00.",
			"Of single days alone: 0.01 to 1.00, for leave only 0.50 or 1.00.",
		],
	},
	value: {
		name: ["Wert", "Value"],
		meaning: [
			"Stunden, Tage oder Betrag eines Monats, mit Komma und zwei Nachkommastellen.",
			"Hours, days or amount of a month, with a comma and two decimals.",
		],
	},
	factor: {
		name: ["Abweichender Faktor", "Different factor"],
		meaning: ["-999,99 bis 999,99.", "-999.99 to 999.99."],
	},
	wageChange: {
		name: ["Abweichende Lohnveränderung", "Different change of wage"],
		meaning: ["0,01 bis 999,99.", "0.01 to 999.99."],
	},
	costCentre: {
		name: ["Kostenstelle", "Cost centre"],
		meaning: [
			"Höchstens 8 Stellen; sie muss im Lohnprogramm angelegt sein.",
			"At most 8 characters; the payroll program has to know it.",
		],
	},
	costUnit: {
		name: ["Kostenträger", "Cost object"],
		meaning: ["Höchstens 8 Stellen.", "At most 8 characters."],
	},
	note: {
		name: ["Bemerkung", "Note"],
		meaning: ["Höchstens 30 Zeichen.", "At most 30 characters."],
	},
	consultantNo: {
		name: ["Beraternummer", "Consultant number"],
		meaning: ["4 bis 7 Ziffern, vom Steuerbüro.", "4 to 7 digits, of the tax office."],
	},
	clientNo: {
		name: ["Mandantennummer", "Client number"],
		meaning: ["1 bis 5 Ziffern, vom Steuerbüro.", "1 to 5 digits, of the tax office."],
	},
	month: {
		name: ["Monat", "Month"],
		meaning: [
			"Lohn und Gehalt: MM/JJJJ. LODAS: der erste Tag des Monats.",
			"Lohn und Gehalt: MM/JJJJ. LODAS: the first day of the month.",
		],
	},
	companyMark: {
		name: ["Betriebliche Personalnr.", "Personnel no. of the company"],
		meaning: ["x oder leer.", "x or empty."],
	},
	recordId: {
		name: ["Satz", "Record"],
		meaning: [
			"Nummer der Satzbeschreibung, nach der die Zeile gelesen wird.",
			"Number of the description by which the line is read.",
		],
	},
	table: {
		name: ["Tabelle", "Table"],
		meaning: ["Wohin LODAS die Zeilen bucht.", "Where LODAS books the lines."],
	},
	processingKey: {
		name: ["Bearbeitungsschlüssel", "Processing key"],
		meaning: [
			"1 Stunden, 10 Tage, 71 Urlaubstage, 72 Krankheitstage; Beträge nach Lohnart.",
			"1 hours, 10 days, 71 days of leave, 72 days of sickness; amounts by wage type.",
		],
	},
} as const satisfies Readonly<
	Record<FieldName, { readonly name: BothTexts; readonly meaning: BothTexts }>
>;

export const texts = inBothLanguages({
	reasons,
	fields,
	check: {
		about: [
			"Prüft eine Datei für DATEV LODAS oder Lohn und Gehalt, auch aus anderen Programmen, bevor das Lohnbüro sie einliest. Gespeichert wird nichts.",
			"Looks through a file for DATEV LODAS or Lohn und Gehalt, of other programs too, before the payroll office reads it. Nothing is stored.",
		],
		choose: ["Datei wählen", "Choose a file"],
		drag: ["Lohndatei hierher ziehen oder", "Drag a wage file here or"],
		hint: ["Textdatei, bis 50.000 Zeilen und 8 MB", "Text file, up to 50,000 lines and 8 MB"],
		tooLarge: ["Die Datei ist größer als 8 MB.", "The file is larger than 8 MB."],
		failed: ["Die Datei konnte nicht geprüft werden.", "The file could not be checked."],
		format: ["Format", "Format"],
		formats: {
			DATEV_LODAS: ["LODAS", "LODAS"],
			DATEV_LUG: ["Lohn und Gehalt", "Lohn und Gehalt"],
		},
		utf8: [
			"Die Datei ist in UTF-8 gespeichert. DATEV liest Windows-1252: Umlaute kämen falsch an.",
			"The file is stored as UTF-8. DATEV reads Windows-1252: umlauts would come out wrong.",
		],
		clean: ["Keine Befunde.", "No findings."],
		errors: [
			counted("1 kritischer Befund", "# kritische Befunde"),
			counted("1 critical finding", "# critical findings"),
		],
		notes: [counted("1 Warnung", "# Warnungen"), counted("1 warning", "# warnings")],
		more: [
			counted("1 weiterer Befund steht hier nicht.", "# weitere Befunde stehen hier nicht."),
			counted("1 more finding is not shown.", "# more findings are not shown."),
		],
		line: [about("Zeile #"), about("Line #")],
		field: [about("Feld #"), about("Field #")],
		severities: {
			ERROR: ["Kritisch", "Critical"],
			NOTE: ["Warnung", "Warning"],
		},
	},
});
