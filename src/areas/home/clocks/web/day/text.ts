import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** What the panels of a day say beyond the clock itself. */
export const texts = inBothLanguages({
	bookings: ["Buchungen des Tages", "Bookings of the day"],
	entries: ["Einträge des Tages", "Entries of the day"],
	history: ["Buchungsverlauf", "Booking history"],
	sumWork: ["Arbeitszeit", "Working time"],
	sumPause: ["Pause", "Break"],
	sumProject: ["Projektzeit heute", "Project time today"],
	since: ["Seit", "Since"],
	begin: ["Beginn", "Start"],
	end: ["Ende", "End"],
	task: ["Tätigkeit", "Task"],
	duration: ["Dauer", "Duration"],
	runs: ["läuft", "running"],
	timesIn: [about("Zeiten in #"), about("Times in #")],
	empty: [
		"Keine Zeiteinträge für den ausgewählten Tag gefunden.",
		"No time entries found for the selected day.",
	],
	gone: [
		"Diese Tätigkeit ist Ihnen nicht mehr zugewiesen.",
		"This task is no longer assigned to you.",
	],
});
