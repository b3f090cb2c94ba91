/** Words of the kit itself: refusals that any endpoint may answer. */
export const texts = {
	errors: {
		UNAUTHENTICATED: "Sie sind nicht angemeldet.",
		INVALID_ROLE: "Sie wurden abgemeldet, da die Sitzung ungültig ist.",
		FORBIDDEN: "Ihnen fehlt die Berechtigung für diese Aktion.",
		FOREIGN_ORIGIN: "Die Anfrage kam nicht aus der Anwendung und wurde abgewiesen.",
		NOT_FOUND: "Der Eintrag wurde nicht gefunden.",
		STALE_VERSION: "Der Eintrag wurde inzwischen geändert.",
		DUPLICATE: "Dieser Wert ist bereits vergeben.",
		IN_USE: "Der Eintrag kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist.",
		REFERENCE_NOT_FOUND: "Ein ausgewählter Eintrag wurde nicht gefunden.",
		IMPERSONATING: "Solange Sie als jemand anders handeln, ist das nicht möglich.",
		MONTH_CLOSED: (month: string, name: string) =>
			`Der Monat ${month} von ${name} ist abgeschlossen. Er lässt sich nur mit einer Begründung berichtigen.`,
		VERSION_IN_CLOSED_MONTH: (month: string) =>
			`Mit diesem Stand wurde der Monat ${month} abgeschlossen: Er lässt sich nicht mehr ändern oder löschen, nur durch einen neueren ablösen.`,
		TOO_MANY_REQUESTS: "Zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.",
		MALFORMED: "Die Angaben sind unvollständig oder ungültig.",
		TOO_LARGE: "Die Anfrage ist zu groß.",
		MAINTENANCE:
			"Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.",
		UNKNOWN: "Interner Server Fehler",
	},
	export: {
		job: (list: string) => `Export: ${list}`,
		rows: (count: number) => (count === 1 ? "1 Zeile exportiert." : `${count} Zeilen exportiert.`),
		forbidden: "Ihnen fehlt inzwischen die Berechtigung für diese Liste.",
		unknownColumn: "Diese Spalte gibt es in der Liste nicht.",
		yes: "Ja",
		no: "Nein",
		state: "Zustand",
		active: "Aktiv",
		archived: "Archiviert",
	},
	jobs: {
		failed: (jobId: string) =>
			`Die Aufgabe wurde wegen eines unerwarteten Fehlers beendet (Kennung ${jobId}).`,
	},
} as const;
