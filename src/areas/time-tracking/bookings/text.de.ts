export const texts = {
	errors: {
		BOOKING_ID_TAKEN:
			"Unter dieser Kennung wurde bereits etwas anderes gebucht.",
		BOOKING_IN_FUTURE: "Buchungen in der Zukunft sind nicht möglich.",
		USER_NOT_EMPLOYED:
			"Zu diesem Zeitpunkt besteht kein Beschäftigungsverhältnis.",
		ACTIVITY_NOT_FOUND: "Die Tätigkeit wurde nicht gefunden.",
		ACTIVITY_MISSING: "Ohne Tätigkeit kann nicht gebucht werden.",
		ACTIVITY_ARCHIVED: "Die Tätigkeit ist archiviert.",
		ACTIVITY_NOT_BOOKABLE: "Auf diese Tätigkeit kann nicht gebucht werden.",
		ACTIVITY_NOT_ON_PROJECT:
			"Auf Projekte kann nur Arbeitszeit gebucht werden.",
		PROJECT_NODE_UNKNOWN: "Die Tätigkeit wurde nicht gefunden.",
		PROJECT_NOT_ASSIGNED: "Sie sind diesem Projekt nicht zugewiesen.",
		PROJECT_NOT_RUNNING: "Auf dieses Projekt kann nicht mehr gebucht werden.",
		GPS_REQUIRED: "Für diese Buchung wird Ihr Standort benötigt.",
		BOOKING_USER_MISSING:
			"Bitte nennen Sie in userId, für wen gebucht wird: Ein Programm hat selbst keine Arbeitszeit.",
		HARDWARE_TOKEN_UNKNOWN:
			"Dieser Token ist niemandem zugeordnet. Bitte wenden Sie sich an Ihre Verwaltung.",
		BOOKING_DAYS_TOO_MANY:
			"Bitte wählen Sie höchstens 92 Tage: Mehr werden nicht auf einmal gezeigt.",
		BOOKING_DAYS_REVERSED: "Der letzte Tag liegt vor dem ersten.",
	},
	history: {
		title: "Buchungsverlauf",
		show: "Anzeigen",
		hint: "Jede Buchung, wie sie einging, und was daraus wurde.",
		range: "Zeitraum",
		tooManyDays: "Höchstens 92 Tage auf einmal.",
		search: "Tätigkeit, Projekt oder Gerät",
		none: "In diesem Zeitraum wurde nichts gebucht.",
		columns: {
			bookedAt: "Gebucht für",
			zone: "Zeitzone",
			action: "Vorgang",
			activity: "Tätigkeit",
			project: "Projekt",
			projectNode: "Teilprojekt",
			source: "Quelle",
			device: "Gerät",
			bookedBy: "Gebucht von",
			outcome: "Ergebnis",
			receivedAt: "Eingegangen",
			late: "Verspätung",
			drift: "Abweichung der Geräteuhr (s)",
			position: "Standort",
			begun: "Begann Eintrag",
			ended: "Beendete Eintrag",
			corrected: "Von Hand korrigiert",
		},
		actions: { START: "Beginn", END: "Ende" },
		sources: {
			MANUAL: "Web",
			AUTO_FINISH: "Automatisch beendet",
			APP: "App",
			TERMINAL: "Terminal",
		},
		outcomes: {
			APPLIED: "Übernommen",
			ALREADY_RUNNING: "Lief bereits",
			NOTHING_RUNNING: "Nichts lief",
			CONFLICT: "Widerspricht einem korrigierten Eintrag",
			CLOSED_MONTH: "Monat abgeschlossen",
		},
		positions: {
			INSIDE: "Innerhalb",
			OUTSIDE: "Außerhalb",
			KNOWN: "Erfasst",
		},
		running: "läuft",
	},
	details: {
		bookingId:
			"Muss eine UUID der Version 7 sein, deren Zeit höchstens einen Tag von timestamp abweicht.",
		position: "latitude und longitude gehören zusammen.",
	},
} as const;
