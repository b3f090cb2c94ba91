export const texts = {
	errors: {
		BOOKING_ID_TAKEN:
			"Unter dieser Kennung wurde bereits etwas anderes gebucht.",
		BOOKING_IN_FUTURE: "Buchungen in der Zukunft sind nicht möglich.",
		USER_NOT_EMPLOYED:
			"Zu diesem Zeitpunkt besteht kein Beschäftigungsverhältnis.",
		ACTIVITY_NOT_FOUND: "Die Aktivität wurde nicht gefunden.",
		ACTIVITY_MISSING: "Ohne Aktivität kann nicht gebucht werden.",
		ACTIVITY_ARCHIVED: "Die Aktivität ist archiviert.",
		ACTIVITY_NOT_BOOKABLE: "Auf diese Aktivität kann nicht gebucht werden.",
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
	},
	details: {
		bookingId:
			"Muss eine UUID der Version 7 sein, deren Zeit höchstens einen Tag von timestamp abweicht.",
		position: "latitude und longitude gehören zusammen.",
	},
} as const;
