/** Words of the kit itself: refusals that any endpoint may answer. */
export const texts = {
	errors: {
		UNAUTHENTICATED: "Sie sind nicht angemeldet.",
		INVALID_ROLE: "Sie wurden abgemeldet, da die Sitzung ungültig ist.",
		FORBIDDEN: "Ihnen fehlt die Berechtigung für diese Aktion.",
		FOREIGN_ORIGIN:
			"Die Anfrage kam nicht aus der Anwendung und wurde abgewiesen.",
		NOT_FOUND: "Der Eintrag wurde nicht gefunden.",
		STALE_VERSION: "Der Eintrag wurde inzwischen geändert.",
		MALFORMED: "Die Angaben sind unvollständig oder ungültig.",
		TOO_LARGE: "Die Anfrage ist zu groß.",
		MAINTENANCE:
			"Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.",
		UNKNOWN: "Interner Server Fehler",
	},
	jobs: {
		failed: (jobId: string) =>
			`Die Aufgabe wurde wegen eines unerwarteten Fehlers beendet (Kennung ${jobId}).`,
	},
} as const;
