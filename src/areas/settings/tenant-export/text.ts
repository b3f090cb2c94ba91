import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of the export of everything a company owns. */
export const texts = inBothLanguages({
	title: ["Alle Daten exportieren", "Export all data"],
	about: [
		"Erstellt ein ZIP-Archiv mit allen Daten Ihres Unternehmens.",
		"Makes a ZIP archive of all data of your company.",
	],
	content: ["Inhalt", "Content"],
	contentText: ["Eine CSV-Datei je Tabelle", "One CSV file per table"],
	leftOut: ["Nicht enthalten", "Left out"],
	leftOutText: ["Passwörter und andere Geheimnisse", "Passwords and other secrets"],
	personal: ["Datenschutz", "Privacy"],
	personalText: ["Das Archiv enthält personenbezogene Daten.", "The archive holds personal data."],
	download: ["Herunterladen", "Download"],
	downloadText: ["Nur durch Sie, 30 Tage lang", "Only by you, for 30 days"],
	start: ["Export starten", "Start export"],
	started: [
		"Der Export läuft als Aufgabe. Sobald er fertig ist, können Sie ihn dort herunterladen.",
		"The export runs as a task. You can download it there as soon as it is done.",
	],
	job: ["Export aller Daten", "Export of all data"],
	fileName: [about("Alle Daten #"), about("All data #")],
	forbidden: [
		"Alle Daten exportieren dürfen nur Administratoren.",
		"Only administrators may export all data.",
	],
	done: [
		aboutTwo("#2 Zeilen aus #1 Tabellen exportiert."),
		aboutTwo("#2 rows of #1 tables exported."),
	],
	readme: [
		(company: string, at: string) => `Alle Daten von ${company}
Stand: ${at}

tabellen/*.csv   Je Tabelle eine Datei: UTF-8, Komma als Trennzeichen, die erste Zeile
                 nennt die Spalten. Leer ist „nicht angegeben“, "" ein leerer Text.
                 Zeitpunkte in UTC, Tage als JJJJ-MM-TT, Dauern in Minuten, Beträge in Cent.
                 Zusammengesetzte Werte stehen als JSON in ihrer Zelle.
                 Vor Texten, die mit = + - @ beginnen, steht ein Apostroph, damit keine
                 Tabellenkalkulation sie als Formel ausführt.
schema.json      Tabellen, Spalten und ihre Arten.

Die Spalte id benennt eine Zeile, Spalten auf _id verweisen auf die Zeile einer anderen
Tabelle (user_id: app_user, site_id: site).

Nicht enthalten sind Passwörter, Schlüssel und andere Geheimnisse (auch nicht
verschlüsselt), offene Sitzungen und der Inhalt erstellter Dateien.
`,
		(company: string, at: string) => `All data of ${company}
As of: ${at}

tables/*.csv     One file per table: UTF-8, separated by commas, the first line names the
                 columns. Empty means "not given", "" an empty text.
                 Instants are in UTC, days YYYY-MM-DD, durations minutes, amounts cents.
                 Composite values are JSON in their cell.
                 Texts that begin with = + - @ have an apostrophe in front, so that no
                 spreadsheet carries them out as a formula.
schema.json      Tables, columns and their kinds.

The column id names a row; columns ending in _id refer to the row of another table
(user_id: app_user, site_id: site).

Left out are passwords, keys and other secrets (sealed ones too), open sessions, and the
content of files that were made.
`,
	],
	errors: {
		TENANT_EXPORT_RUNNING: [
			"Ein Export aller Daten läuft bereits. Bitte warten Sie, bis er fertig ist.",
			"An export of all data is already running. Please wait until it is done.",
		],
	},
});
