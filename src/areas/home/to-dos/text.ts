import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

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
	noActuals: ["Tage ohne Ist-Zeit", "Days without actual time"],
	mend: ["In Ordnung bringen", "Put right"],
	lastOn: [about("zuletzt #"), about("most recently #")],
	ofPeople: ["Mitarbeiter mit Tagen ohne Ist-Zeit", "Employees with days without actual time"],
	inFiveWeeks: ["in den letzten fünf Wochen", "in the last five weeks"],
	lateBookings: ["Buchungen für abgeschlossene Monate", "Bookings for closed months"],
	notCounted: ["aufbewahrt, aber noch nicht gezählt", "kept, but not counted yet"],
	daysPanel: {
		sub: [
			(count: number) =>
				count === 0
					? "In den letzten fünf Wochen fehlt bei Ihnen kein Tag."
					: count === 1
						? "1 Tag hatte ein Soll, aber weder Zeiteintrag noch Abwesenheit."
						: `${count} Tage hatten ein Soll, aber weder Zeiteintrag noch Abwesenheit.`,
			(count: number) =>
				count === 0
					? "You have no such day in the last five weeks."
					: count === 1
						? "1 day had a target, but neither time entry nor absence."
						: `${count} days had a target, but neither time entry nor absence.`,
		],
		failed: [
			"Die Tage ohne Ist-Zeit konnten nicht geladen werden.",
			"The days without actual time could not be loaded.",
		],
		own: ["Ihre Tage", "Your days"],
		people: ["Mitarbeiter", "Employees"],
		nobody: ["Keinem Ihrer Mitarbeiter fehlt ein Tag.", "None of your employees has such a day."],
		days: [counted("1 Tag", "# Tage"), counted("1 day", "# days")],
		more: [aboutTwo("#1 von #2 Mitarbeitern"), aboutTwo("#1 of #2 employees")],
		showMore: ["Weitere anzeigen", "Show more"],
		search: ["Name, Personalnr.", "Name, personnel no."],
	},
});
