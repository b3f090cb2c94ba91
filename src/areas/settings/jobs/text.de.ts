/** Words of background tasks. Status labels and the sentence of canceling are the specification's. */
export const texts = {
	status: {
		CREATED: "Startet",
		IN_PROGRESS: "Läuft",
		FINISHED: "Abgeschlossen",
		FAILED: "Fehlgeschlagen",
		CANCELED: "Abgebrochen",
	},
	canceling: "Die Aufgabe wird abgebrochen...",
	task: "Aufgabe",
	tasks: "Aufgaben",
	running: (count: number) =>
		count === 1 ? "1 Aufgabe läuft" : `${count} Aufgaben laufen`,
	ended: (count: number) =>
		count === 1 ? "1 Aufgabe beendet" : `${count} Aufgaben beendet`,
	showAll: "Aufgaben anzeigen",
	hideAll: "Aufgaben einklappen",
	cancel: "Aufgabe abbrechen",
	cancelTitle: "Aufgabe abbrechen?",
	cancelText: (description: string) =>
		`„${description}“ wird beendet. Was schon erledigt ist, bleibt.`,
	keepRunning: "Weiterlaufen lassen",
	remove: "Aufgabe entfernen",
	download: "Herunterladen",
	downloadOf: (description: string) => `${description} herunterladen`,
	startedAt: "Begonnen",
	finishedAt: "Beendet",
	progress: "Fortschritt",
	protocol: "Protokoll",
	protocolEmpty: "Das Protokoll ist leer.",
	protocolLater: "Das Protokoll erscheint, sobald die Aufgabe beendet ist.",
	notLoaded: "Die Aufgabe konnte nicht geladen werden.",
	gone: "Die Aufgabe gibt es nicht mehr.",
	severity: {
		INFO: "Hinweis",
		WARNING: "Warnung",
		ERROR: "Fehler",
	},
	withWarnings: "Mit Warnungen",
	withErrors: "Mit Fehlern",
	deleting: "Aufgabe löschen",
} as const;
