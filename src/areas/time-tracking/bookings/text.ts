import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		BOOKING_ID_TAKEN: [
			"Unter dieser Kennung wurde bereits etwas anderes gebucht.",
			"Something else has already been booked under this id.",
		],
		BOOKING_IN_FUTURE: [
			"Buchungen in der Zukunft sind nicht möglich.",
			"Bookings in the future are not possible.",
		],
		USER_NOT_EMPLOYED: [
			"Zu diesem Zeitpunkt besteht kein Beschäftigungsverhältnis.",
			"There is no employment at this time.",
		],
		ACTIVITY_NOT_FOUND: ["Die Tätigkeit wurde nicht gefunden.", "The activity was not found."],
		ACTIVITY_MISSING: [
			"Ohne Tätigkeit kann nicht gebucht werden.",
			"Nothing can be booked without an activity.",
		],
		ACTIVITY_ARCHIVED: ["Die Tätigkeit ist archiviert.", "The activity is archived."],
		ACTIVITY_NOT_BOOKABLE: [
			"Auf diese Tätigkeit kann nicht gebucht werden.",
			"This activity cannot be booked.",
		],
		ACTIVITY_NOT_ON_PROJECT: [
			"Auf Projekte kann nur Arbeitszeit gebucht werden.",
			"Only working time can be booked on projects.",
		],
		PROJECT_NODE_UNKNOWN: ["Die Tätigkeit wurde nicht gefunden.", "The task was not found."],
		PROJECT_NOT_ASSIGNED: [
			"Sie sind diesem Projekt nicht zugewiesen.",
			"You are not assigned to this project.",
		],
		PROJECT_NOT_RUNNING: [
			"Auf dieses Projekt kann nicht mehr gebucht werden.",
			"This project can no longer be booked on.",
		],
		GPS_REQUIRED: [
			"Für diese Buchung wird Ihr Standort benötigt.",
			"This booking needs your location.",
		],
		BOOKING_USER_MISSING: [
			"Bitte nennen Sie in userId, für wen gebucht wird: Ein Programm hat selbst keine Arbeitszeit.",
			"Please name in userId for whom to book: a program has no working time of its own.",
		],
		HARDWARE_TOKEN_UNKNOWN: [
			"Dieser Token ist niemandem zugeordnet. Bitte wenden Sie sich an Ihre Verwaltung.",
			"This token belongs to nobody. Please ask your administration.",
		],
		BOOKING_DAYS_TOO_MANY: [
			"Bitte wählen Sie höchstens 92 Tage: Mehr werden nicht auf einmal gezeigt.",
			"Please choose 92 days at most: more are not shown at once.",
		],
		BOOKING_DAYS_REVERSED: [
			"Der letzte Tag liegt vor dem ersten.",
			"The last day is before the first.",
		],
	},
	history: {
		title: ["Buchungsverlauf", "Booking history"],
		show: ["Anzeigen", "Show"],
		hint: ["Jede Buchung und was daraus wurde.", "Every booking and what became of it."],
		range: ["Zeitraum", "Period"],
		tooManyDays: ["Höchstens 92 Tage auf einmal.", "At most 92 days at once."],
		search: ["Tätigkeit, Projekt oder Gerät", "Activity, project or device"],
		none: ["In diesem Zeitraum wurde nichts gebucht.", "Nothing was booked in this period."],
		columns: {
			bookedAt: ["Gebucht für", "Booked for"],
			zone: ["Zeitzone", "Time zone"],
			action: ["Vorgang", "Action"],
			activity: ["Tätigkeit", "Activity"],
			project: ["Projekt", "Project"],
			projectNode: ["Teilprojekt", "Task"],
			source: ["Herkunft", "Source"],
			device: ["Gerät", "Device"],
			bookedBy: ["Gebucht von", "Booked by"],
			outcome: ["Ergebnis", "Outcome"],
			receivedAt: ["Eingegangen", "Received"],
			late: ["Eingegangen nach", "Received after"],
			drift: ["Abweichung der Geräteuhr (s)", "Drift of the device's clock (s)"],
			position: ["Standort", "Location"],
			begun: ["Begonnener Eintrag", "Entry begun"],
			ended: ["Beendeter Eintrag", "Entry ended"],
			corrected: ["Von Hand korrigiert", "Corrected by hand"],
		},
		actions: { START: ["Beginn", "Start"], END: ["Ende", "End"] },
		sources: {
			MANUAL: ["Web", "Web"],
			AUTO_FINISH: ["Automatisch beendet", "Finished automatically"],
			APP: ["App", "App"],
			TERMINAL: ["Terminal", "Terminal"],
		},
		outcomes: {
			APPLIED: ["Übernommen", "Applied"],
			ALREADY_RUNNING: ["Lief bereits", "Was running already"],
			NOTHING_RUNNING: ["Nichts lief", "Nothing was running"],
			CONFLICT: ["Widerspricht einem korrigierten Eintrag", "Contradicts a corrected entry"],
			CLOSED_MONTH: ["Monat abgeschlossen", "Month closed"],
		},
		positions: {
			INSIDE: ["Innerhalb", "Inside"],
			OUTSIDE: ["Außerhalb", "Outside"],
			KNOWN: ["Erfasst", "Recorded"],
		},
		running: ["läuft", "running"],
		yes: ["Ja", "Yes"],
	},
	details: {
		bookingId: [
			"Muss eine UUID der Version 7 sein, deren Zeit höchstens einen Tag von timestamp abweicht.",
			"Must be a UUID of version 7 whose time is at most a day away from timestamp.",
		],
		position: [
			"latitude und longitude gehören zusammen.",
			"latitude and longitude belong together.",
		],
	},
});
