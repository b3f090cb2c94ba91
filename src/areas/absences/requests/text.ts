import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		ABSENCE_REVERSED: [
			"Der letzte Tag liegt vor dem ersten.",
			"The last day lies before the first.",
		],
		ABSENCE_TOO_LONG: [
			"Eine Abwesenheit darf höchstens fünf Jahre umfassen.",
			"An absence may last five years at most.",
		],
		ABSENCE_PARTS: [
			"Halbe Tage gibt es nur am Anfang und am Ende: mehrere Tage beginnen mit einem ganzen Tag oder einem Nachmittag und enden mit einem ganzen Tag oder einem Vormittag.",
			"Half days are possible at the start and the end only: several days begin with a whole day or an afternoon and end with a whole day or a morning.",
		],
		ABSENCE_WHOLE_DAYS: [
			"Diese Art gibt es nur für ganze Tage.",
			"This kind is for whole days only.",
		],
		ABSENCE_NO_HOURS: [
			"Diese Art gibt es nicht stundenweise.",
			"This kind cannot be taken by the hour.",
		],
		ABSENCE_HOURS: [
			"Stunden gehören zu einem Tag, und ihr Ende liegt nach dem Beginn.",
			"Hours belong to one day, and their end lies after the start.",
		],
		ABSENCE_ACTIVITY_ONLY: [
			"Für Abwesenheiten kann nur eine Abwesenheitsart gewählt werden.",
			"Only a kind of absence can be chosen for absences.",
		],
		ABSENCE_OVERLAPS: [
			"In dieser Zeit liegt bereits eine andere Abwesenheit.",
			"Another absence already lies in this time.",
		],
		ABSENCE_FILE_GONE: [
			"Die Datei ist nicht mehr da. Bitte laden Sie sie noch einmal hoch.",
			"The file is no longer there. Please upload it again.",
		],
		ABSENCE_OVER: [
			"Die Abwesenheit wurde abgelehnt oder storniert. Sie nimmt keine Anlagen mehr an.",
			"The absence was rejected or cancelled. It takes no more attachments.",
		],
		ABSENCE_FILES_TOO_MANY: [
			"Eine Abwesenheit kann höchstens zehn Anlagen haben.",
			"An absence can have ten attachments at most.",
		],
		SUBSTITUTE_SELF: ["Niemand kann sich selbst vertreten.", "Nobody can be their own substitute."],
		SUBSTITUTE_UNFIT: [
			"Diese Person kann hier nicht als Vertretung angegeben werden.",
			"This person cannot be named as a substitute here.",
		],
	},
	states: {
		PLANNED: ["Geplant", "Planned"],
		REQUESTED: ["Beantragt", "Requested"],
		APPROVED: ["Genehmigt", "Approved"],
		REJECTED: ["Abgelehnt", "Rejected"],
		CANCELLED: ["Storniert", "Cancelled"],
	},
	/** Of whom no more is known than that she is away. */
	away: ["Abwesend", "Away"],
	list: {
		title: ["Abwesenheiten", "Absences"],
		columns: {
			user: ["Mitarbeiter", "Employee"],
			activity: ["Art", "Kind"],
			from: ["Von", "From"],
			to: ["Bis", "To"],
			days: ["Tage", "Days"],
			state: ["Status", "Status"],
			substitute: ["Vertretung", "Substitute"],
			openSteps: ["Offene Schritte", "Open steps"],
			reason: ["Bemerkung", "Note"],
		},
		morning: [about("# vormittags"), about("# morning")],
		afternoon: [about("# nachmittags"), about("# afternoon")],
	},
});
