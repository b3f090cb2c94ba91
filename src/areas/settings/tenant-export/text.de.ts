/** Words of the export of everything a company owns. */
export const texts = {
	title: "Alle Daten exportieren",
	about:
		"Erstellt ein ZIP-Archiv mit allen Daten Ihres Unternehmens: eine CSV-Datei je Tabelle. Passwörter und andere Geheimnisse sind nicht enthalten. Das Archiv enthält personenbezogene Daten und kann nur von Ihnen 30 Tage lang heruntergeladen werden.",
	start: "Export starten",
	started: "Der Export läuft als Aufgabe. Sobald er fertig ist, können Sie ihn dort herunterladen.",
	job: "Export aller Daten",
	fileName: (company: string) => `Alle Daten ${company}`,
	forbidden: "Alle Daten exportieren dürfen nur Administratoren.",
	done: (tables: number, rows: number) => `${rows} Zeilen aus ${tables} Tabellen exportiert.`,
	readme: (company: string, at: string) => `Alle Daten von ${company}
Stand: ${at}

tabellen/*.csv   Je Tabelle eine Datei: UTF-8, Komma als Trennzeichen, die erste Zeile
                 nennt die Spalten. Leer ist „nicht angegeben“, "" ein leerer Text.
                 Zeitpunkte in UTC, Tage als JJJJ-MM-TT, Dauern in Minuten, Beträge in Cent.
                 Zusammengesetzte Werte stehen als JSON in ihrer Zelle.
                 Vor Texten, die mit = + - @ beginnen, steht ein Apostroph, damit keine
                 Tabellenkalkulation sie als Formel ausführt.
schema.json      Tabellen, Spalten und ihre Arten.

Die Spalte id benennt eine Zeile, Spalten auf _id verweisen auf die Zeile einer anderen
Tabelle (user_id: app_user, unit_id: unit).

Nicht enthalten sind Passwörter, Schlüssel und andere Geheimnisse (auch nicht
verschlüsselt), offene Sitzungen und der Inhalt erstellter Dateien.
`,
	errors: {
		TENANT_EXPORT_RUNNING:
			"Ein Export aller Daten läuft bereits. Bitte warten Sie, bis er fertig ist.",
	},
} as const;
