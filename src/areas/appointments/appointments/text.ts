import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	fields: {
		title: ["Titel", "Title"],
		location: ["Ort", "Place"],
		description: ["Beschreibung", "Description"],
		activityId: ["Terminart", "Kind of appointment"],
		beginMinutes: ["Beginn", "Start"],
		endMinutes: ["Ende", "End"],
		allDay: ["Ganztägig", "All day"],
		participants: ["Teilnehmende", "Participants"],
		recurrence: ["Wiederholung", "Recurrence"],
	},
	answers: {
		NONE: ["Keine Antwort", "No answer"],
		ACCEPTED: ["Zugesagt", "Accepted"],
		DECLINED: ["Abgesagt", "Declined"],
	},
	types: {
		DAILY: ["Täglich", "Daily"],
		WEEKLY: ["Wöchentlich", "Weekly"],
		MONTHLY: ["Monatlich", "Monthly"],
		YEARLY: ["Jährlich", "Yearly"],
	},
	errors: {
		APPOINTMENT_DAYS: [
			"Termine werden für höchstens 62 Tage am Stück gezeigt.",
			"Appointments are shown for 62 days at most.",
		],
		APPOINTMENT_TIMES: [
			"Der Termin muss nach seinem Beginn enden, höchstens 31 Tage dauern und beide Uhrzeiten haben oder keine.",
			"The appointment must end after its start, last 31 days at most, and have both times or none.",
		],
		APPOINTMENT_OWNER: [
			"Ein Termin gehört einem Mitarbeiter oder einer Abteilung, nicht beiden.",
			"An appointment belongs to an employee or a department, not to both.",
		],
		APPOINTMENT_KIND_UNFIT: [
			"Diese Terminart kann nicht gewählt werden.",
			"This kind of appointment cannot be chosen.",
		],
		APPOINTMENT_PARTICIPANT_UNKNOWN: [
			"Jemand von den Eingeladenen kann von Ihnen nicht eingeladen werden.",
			"One of the people cannot be invited by you.",
		],
		APPOINTMENT_SERIES_RULE: [
			"Die Angaben zur Wiederholung passen nicht zusammen.",
			"What is said of the recurrence does not go together.",
		],
		APPOINTMENT_SERIES_WITHOUT_DAY: [
			"Auf diese Wiederholung fällt kein Tag.",
			"No day falls on this recurrence.",
		],
		APPOINTMENT_SERIES_ENDS_BEFORE: [
			"Die Serie endet vor ihrem ersten Termin.",
			"The series ends before its first appointment.",
		],
		APPOINTMENT_SERIES_DAY_UNFIT: [
			"An diesem Tag hat die Serie keinen Termin, oder er wurde schon verschoben.",
			"The series has no appointment on this day, or it was moved already.",
		],
		APPOINTMENT_SUBSCRIBED: [
			"Dieser Termin kommt aus einem abonnierten Kalender und kann nur dort geändert werden.",
			"This appointment comes from a subscribed calendar and can be changed only there.",
		],
		TOO_MANY_APPOINTMENT_TEMPLATES: [
			"Mehr als 50 Vorlagen sind nicht möglich. Löschen Sie zuerst eine.",
			"More than 50 templates are not possible. Delete one first.",
		],
	},
});
