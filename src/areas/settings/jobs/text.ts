import { about, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of background tasks. Status labels and the sentence of canceling are the specification's. */
export const texts = inBothLanguages({
	status: {
		CREATED: ["Startet", "Starting"],
		IN_PROGRESS: ["Läuft", "Running"],
		FINISHED: ["Abgeschlossen", "Finished"],
		FAILED: ["Fehlgeschlagen", "Failed"],
		CANCELED: ["Abgebrochen", "Canceled"],
	},
	canceling: ["Die Aufgabe wird abgebrochen...", "The task is being canceled..."],
	task: ["Aufgabe", "Task"],
	tasks: ["Aufgaben", "Tasks"],
	running: [
		counted("1 Aufgabe läuft", "# Aufgaben laufen"),
		counted("1 task running", "# tasks running"),
	],
	ended: [
		counted("1 Aufgabe beendet", "# Aufgaben beendet"),
		counted("1 task ended", "# tasks ended"),
	],
	showAll: ["Aufgaben anzeigen", "Show tasks"],
	hideAll: ["Aufgaben einklappen", "Collapse tasks"],
	cancel: ["Aufgabe abbrechen", "Cancel task"],
	cancelTitle: ["Aufgabe abbrechen?", "Cancel the task?"],
	cancelText: [
		about("„#“ wird beendet. Was schon erledigt ist, bleibt."),
		about("“#” will be stopped. What is done already remains."),
	],
	keepRunning: ["Weiterlaufen lassen", "Keep running"],
	remove: ["Aufgabe entfernen", "Remove task"],
	download: ["Herunterladen", "Download"],
	downloadOf: [about("# herunterladen"), about("Download #")],
	startedAt: ["Begonnen", "Started"],
	finishedAt: ["Beendet", "Ended"],
	progress: ["Fortschritt", "Progress"],
	protocol: ["Protokoll", "Log"],
	protocolEmpty: ["Das Protokoll ist leer.", "The log is empty."],
	protocolLater: [
		"Das Protokoll erscheint, sobald die Aufgabe beendet ist.",
		"The log appears as soon as the task has ended.",
	],
	notLoaded: ["Die Aufgabe konnte nicht geladen werden.", "The task could not be loaded."],
	gone: ["Die Aufgabe gibt es nicht mehr.", "The task no longer exists."],
	severity: {
		INFO: ["Hinweis", "Note"],
		WARNING: ["Warnung", "Warning"],
		ERROR: ["Fehler", "Error"],
	},
	withWarnings: ["Mit Warnungen", "With warnings"],
	withErrors: ["Mit Fehlern", "With errors"],
	deleting: ["Aufgabe löschen", "Delete task"],
});
