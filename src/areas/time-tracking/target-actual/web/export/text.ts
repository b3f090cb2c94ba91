import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	sub: ["Soll- und Ist-Zeiten als Datei", "Target and actual times as a file"],
	months: ["Zeitraum", "Period"],
	from: ["Von", "From"],
	to: ["Bis", "To"],
	backwards: [
		"Der erste Monat liegt nach dem letzten.",
		"The first month lies after the last one.",
	],
	tooMany: ["Bitte wählen Sie höchstens 24 Monate.", "Please choose at most 24 months."],
	who: ["Für wen", "For whom"],
	whoms: {
		ALL: ["Alle", "Everybody"],
		UNITS: ["Abteilungen", "Departments"],
		PEOPLE: ["Mitarbeiter", "Employees"],
	},
	own: ["Sie exportieren Ihre eigenen Zeiten.", "You are exporting your own times."],
	units: ["Abteilungen", "Departments"],
	noUnits: [
		"Bitte wählen Sie mindestens eine Abteilung.",
		"Please choose at least one department.",
	],
	people: [about("# ausgewählt"), about("# chosen")],
	choosePeople: ["Mitarbeiter wählen", "Choose employees"],
	noPeople: [
		"Bitte wählen Sie mindestens einen Mitarbeiter.",
		"Please choose at least one employee.",
	],
	archived: ["Archivierte Mitarbeiter einbeziehen", "Include archived employees"],
	what: ["Inhalt", "Content"],
	whats: {
		MONTHS: ["Monatssummen", "Monthly totals"],
		DAYS: ["Einzelne Tage", "Individual days"],
		TIMESHEETS: ["Stundenzettel (PDF)", "Timesheets (PDF)"],
	},
	split: ["Dateien", "Files"],
	splits: {
		ONE: ["Eine Datei", "One file"],
		UNITS: ["Je Abteilung", "One for each department"],
	},
	hours: ["Zeiten als", "Times as"],
	hourForms: {
		TIME: ["Stunden:Minuten (7:42)", "Hours:minutes (7:42)"],
		DECIMAL: ["Dezimal (7,70)", "Decimal (7.70)"],
	},
	format: ["Format", "Format"],
	formats: {
		XLSX: ["Excel (XLSX)", "Excel (XLSX)"],
		CSV_DE: ["CSV (deutsch)", "CSV (German)"],
		CSV_INT: ["CSV (international)", "CSV (international)"],
	},
	recorded: [
		"Der Export wird mit Ihrem Namen protokolliert. Über 5.000 Zeilen entsteht die Datei als Aufgabe im Hintergrund.",
		"The export is recorded with your name. Beyond 5,000 rows a task makes the file in the background.",
	],
	paper: [
		"Je Mitarbeiter und Monat entsteht ein Blatt mit zwei Zeilen für Unterschriften. Die Datei entsteht als Aufgabe im Hintergrund und wird mit Ihrem Namen protokolliert.",
		"There is a page with two lines for signatures for each employee and month. A task makes the file in the background; it is recorded with your name.",
	],
	failed: ["Stundenzettel erstellen", "Make timesheets"],
	start: ["Exportieren", "Export"],
	running: ["Wird exportiert …", "Exporting …"],
});
