import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		TOO_MANY_SCHEDULES: [
			"Sie haben bereits 20 regelmäßige Berichte. Bitte löschen Sie zuerst einen.",
			"You already have 20 regular reports. Please delete one first.",
		],
		SCHEDULE_MONTHS: [
			"Dieser Bericht lässt sich so nicht auf Monate beziehen.",
			"This report cannot be told of months in that way.",
		],
	},
	list: {
		about: [
			"Jeden Monat entsteht aus der gespeicherten Ansicht eine Datei, mit Ihren Berechtigungen an diesem Tag. Sie finden sie bei den Aufgaben.",
			"Every month the saved view becomes a file, with your permissions on that day. You find it among the tasks.",
		],
		empty: [
			"Noch kein Bericht entsteht regelmäßig. Öffnen Sie einen Bericht und wählen Sie im Menü „Regelmäßig erstellen“.",
			"No report is made regularly yet. Open a report and choose “Make regularly” in its menu.",
		],
		notLoaded: [
			"Die regelmäßigen Berichte konnten nicht geladen werden.",
			"The regular reports could not be loaded.",
		],
		next: [about("Nächste Datei am #"), about("Next file on #")],
		paused: ["Angehalten", "On hold"],
		never: ["Noch keine Datei", "No file yet"],
		load: ["Herunterladen", "Download"],
		edit: ["Bearbeiten", "Edit"],
		hold: ["Anhalten", "Put on hold"],
		resume: ["Fortsetzen", "Resume"],
		remove: ["Löschen", "Delete"],
		removeAsk: [about("„#“ löschen?"), about("Delete “#”?")],
		removeText: [
			"Es entstehen keine weiteren Dateien. Fertige Dateien bleiben.",
			"No further files are made. Files there are stay.",
		],
		states: {
			RUNNING: ["wird erstellt", "in progress"],
			DONE: ["erstellt", "made"],
			WITHHELD: ["nicht erstellt: Berechtigung fehlt", "not made: no permission"],
			FAILED: ["fehlgeschlagen", "failed"],
		},
		run: [aboutTwo("#1: #2"), aboutTwo("#1: #2")],
		rows: [counted("1 Zeile", "# Zeilen"), counted("1 row", "# rows")],
	},
	edit: {
		context: ["Regelmäßigen Bericht speichern", "Save regular report"],
		base: ["Bericht", "Report"],
		time: ["Wann und wie", "When and how"],
		name: ["Name", "Name"],
		format: ["Format", "Format"],
		formats: {
			XLSX: ["Excel (XLSX)", "Excel (XLSX)"],
			CSV_DE: ["CSV (deutsch)", "CSV (German)"],
			CSV_INT: ["CSV (international)", "CSV (international)"],
		},
		months: ["Wie viele Monate", "How many months"],
		monthsHint: [
			"Bis zum letzten Monat, der am Tag der Erstellung vorbei ist.",
			"Until the last month that is over on the day the file is made.",
		],
		dayOfMonth: ["Am Tag des Monats", "On the day of the month"],
		delivery: ["Zustellung", "Delivery"],
		deliveries: {
			FILES: ["Nur zu den Aufgaben", "To the tasks only"],
			MAIL: ["Auch Nachricht per E-Mail", "E-mail as well"],
		},
		isPaused: ["Angehalten", "On hold"],
	},
	job: [about("Regelmäßiger Bericht: #"), about("Regular report: #")],
	withheld: [
		"Ihnen fehlt inzwischen die Berechtigung für diesen Bericht.",
		"You no longer have permission for this report.",
	],
	done: [
		counted("1 Zeile geschrieben", "# Zeilen geschrieben"),
		counted("1 row written", "# rows written"),
	],
	notice: {
		group: ["Berichte", "Reports"],
		ready: {
			name: ["Regelmäßiger Bericht ist fertig", "Regular report is ready"],
			subject: [about("Bericht „#“ ist fertig"), about("Report “#” is ready")],
			text: [
				aboutTwo("Die Datei zu „#1“ vom #2 liegt bei Ihren Aufgaben bereit, 30 Tage lang."),
				aboutTwo("The file of “#1” of #2 lies among your tasks for 30 days."),
			],
		},
		withheld: {
			name: ["Regelmäßiger Bericht nicht erstellt", "Regular report not made"],
			subject: [about("Bericht „#“ wurde nicht erstellt"), about("Report “#” was not made")],
			text: [
				aboutTwo("„#1“ wurde am #2 nicht erstellt, weil Ihnen die Berechtigung dafür fehlt."),
				aboutTwo("“#1” was not made on #2 because you lack the permission for it."),
			],
		},
	},
});
