import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	title: ["Offene Aufgaben", "Open tasks"],
	empty: ["Sie haben derzeit keine offenen Aufgaben.", "You currently have no open tasks."],
	failed: [
		"Die offenen Aufgaben konnten nicht geladen werden.",
		"The open tasks could not be loaded.",
	],
	more: [
		aboutTwo("Die neuesten #1 von #2 Zeiteinträgen"),
		aboutTwo("The newest #1 of #2 time entries"),
	],
	toAnswer: ["noch zu beantworten", "to be answered"],
	toRead: ["bitte lesen", "please read"],
	noActuals: ["Tage ohne Ist-Zeit", "Days without actual time"],
	mend: ["In Ordnung bringen", "Put right"],
	lastOn: [about("zuletzt #"), about("most recently #")],
	ofPeople: ["Mitarbeiter mit Tagen ohne Ist-Zeit", "Employees with days without actual time"],
	inFiveWeeks: ["in den letzten fünf Wochen", "in the last five weeks"],
	lateBookings: ["Buchungen für abgeschlossene Monate", "Bookings for closed months"],
	notCounted: ["aufbewahrt, aber noch nicht gezählt", "kept, but not counted yet"],
});
