import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		CALENDAR_DAYS: [
			"Der Kalender zeigt höchstens 62 Tage, vom ersten bis zum letzten.",
			"The calendar shows 62 days at most, from the first to the last.",
		],
	},
	title: ["Mein Kalender", "My calendar"],
	/** Titles of failures, by the names that the dashboard's error handling gives them. */
	failures: {
		myCalendarLoading: [
			"Mein Kalender konnte nicht geladen werden",
			"My calendar could not be loaded",
		],
		loadCurrentCalendar: [
			"Der Kalender konnte nicht aktualisiert werden",
			"The calendar could not be brought up to date",
		],
	},
	newAbsence: ["Abwesenheit", "Absence"],
	newEntry: ["Zeiteintrag anlegen", "Create a time entry"],
	availability: ["Verfügbarkeit angeben", "Specify availability"],
	newAppointment: ["Termin anlegen", "Create an appointment"],
	busy: ["Belegt", "Busy"],
	askForDay: ["Abwesenheit beantragen", "Ask for an absence"],
	open: ["Öffnen", "Open"],
	whyDay: ["Soll/Ist im Detail", "Target/actual in detail"],
	toDay: ["Tag anzeigen", "Show the day"],
	toWeek: ["Woche anzeigen", "Show the week"],
	away: ["Abwesend", "Away"],
	standIn: [about("Vertretung: #"), about("Standing in: #")],
	asked: ["angefragt", "asked"],
	days: [counted("1 Tag", "# Tage"), counted("1 day", "# days")],
	oneDay: ["1 Tag", "1 day"],
	halves: { FIRST_HALF: ["vormittags", "morning"], SECOND_HALF: ["nachmittags", "afternoon"] },
	figures: {
		title: ["Monat", "Month"],
		target: ["Soll", "Target"],
		actual: ["Ist", "Actual"],
		balance: ["Saldo", "Balance"],
		untilYesterday: ["bis gestern", "until yesterday"],
	},
	legend: {
		title: ["Legende", "Key"],
		spans: ["Plan, darunter gebucht", "Plan, booked below"],
		planned: ["geplant", "planned"],
		requested: ["beantragt", "requested"],
		approved: ["genehmigt", "approved"],
		box: ["Termin, Vertretung", "Appointment, standing in"],
		hint: [
			"Doppelklick legt an · Rechtsklick öffnet das Menü",
			"Double click creates · right click opens the menu",
		],
	},
	side: {
		title: ["Tag", "Day"],
		previous: ["Tag zurück", "Previous day"],
		next: ["Tag weiter", "Next day"],
		week: [about("KW #"), about("Week #")],
		plan: ["Plan", "Plan"],
		planned: [aboutTwo("#1, #2 h"), aboutTwo("#1, #2 h")],
		plannedHours: [about("# h, ohne feste Zeiten"), about("# h, no fixed times")],
		freeDay: ["arbeitsfrei", "day off"],
		entries: ["Zeiteinträge", "Time entries"],
		noEntries: ["Keine Zeiteinträge.", "No time entries."],
		running: ["läuft", "running"],
		events: [
			"Dienste, Termine, Abwesenheiten, Vertretungen",
			"Shifts, appointments, absences, substitutions",
		],
		toTargetActual: ["Soll/Ist öffnen", "Open target/actual"],
	},
});
