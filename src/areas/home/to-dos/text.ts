import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	title: ["Offene Aufgaben", "Open tasks"],
	empty: ["Sie haben derzeit keine offenen Aufgaben.", "You currently have no open tasks."],
	failed: [
		"Die offenen Aufgaben konnten nicht geladen werden.",
		"The open tasks could not be loaded.",
	],
	autoFinished: ["Automatisch beendet", "Finished automatically"],
	lastAt: [
		(day: string, time: string) => `${day} um ${time}`,
		(day: string, time: string) => `${day} at ${time}`,
	],
	count: [
		(count: number) => (count === 1 ? "1 Zeiteintrag" : `${count} Zeiteinträge`),
		(count: number) => (count === 1 ? "1 time entry" : `${count} time entries`),
	],
	needsReason: ["Anträge ohne Begründung", "Requests without a reason"],
	oldestFrom: [
		(count: number, day: string) =>
			count === 1 ? `Zeiteintrag vom ${day}` : `Zeiteinträge, älteste vom ${day}`,
		(count: number, day: string) =>
			count === 1 ? `Time entry of ${day}` : `Time entries, the oldest of ${day}`,
	],
	more: [
		(shown: number, total: number) => `Die neuesten ${shown} von ${total} Zeiteinträgen`,
		(shown: number, total: number) => `The newest ${shown} of ${total} time entries`,
	],
	noActuals: ["Tage ohne Ist-Zeit", "Days without actual time"],
	mend: ["In Ordnung bringen", "Put in order"],
	lastOn: [(day: string) => `zuletzt ${day}`, (day: string) => `most recently ${day}`],
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
		people: ["Ihre Mitarbeiter", "Your employees"],
		nobody: ["Keinem Ihrer Mitarbeiter fehlt ein Tag.", "None of your employees lacks a day."],
		days: [
			(count: number) => (count === 1 ? "1 Tag" : `${count} Tage`),
			(count: number) => (count === 1 ? "1 day" : `${count} days`),
		],
		more: [
			(shown: number, total: number) => `${shown} von ${total} Mitarbeitern`,
			(shown: number, total: number) => `${shown} of ${total} employees`,
		],
		showMore: ["Weitere anzeigen", "Show more"],
		search: ["Name, Personalnummer", "Name, personnel number"],
	},
	needsReasonPanel: {
		sub: [
			(count: number) =>
				count === 1
					? "Zu 1 Eintrag fehlt eine Begründung."
					: `Zu ${count} Einträgen fehlt eine Begründung.`,
			(count: number) =>
				count === 1 ? "1 entry lacks a reason." : `${count} entries lack a reason.`,
		],
		empty: ["Zu keinem Zeiteintrag fehlt eine Begründung.", "No time entry lacks a reason."],
		failed: [
			"Die unbegründeten Zeiteinträge konnten nicht geladen werden.",
			"The time entries without a reason could not be loaded.",
		],
		list: ["Zeiteinträge ohne Begründung", "Time entries without a reason"],
		next: ["Was fehlt?", "What is missing?"],
		hint: [
			"Zu jedem dieser Einträge fehlt die Begründung. Sie können sie unter „Mein Tag in Ordnung“ angeben.",
			"Each of these entries lacks its reason. You can give it under “My day in order”.",
		],
	},
	panel: {
		sub: [
			(count: number) =>
				count === 1
					? "1 Eintrag wurde ohne Ausstempeln beendet."
					: `${count} Einträge wurden ohne Ausstempeln beendet.`,
			(count: number) =>
				count === 1
					? "1 entry was ended without clocking out."
					: `${count} entries were ended without clocking out.`,
		],
		empty: [
			"Kein Zeiteintrag wurde automatisch beendet.",
			"No time entry was finished automatically.",
		],
		failed: [
			"Die Zeiteinträge konnten nicht geladen werden.",
			"The time entries could not be loaded.",
		],
		begin: ["Beginn", "Begin"],
		end: ["Ende", "End"],
		duration: ["Dauer", "Duration"],
		next: ["Was geschieht nun?", "What happens now?"],
		hint: [
			"Diese Einträge zählen erst, wenn ein Vorgesetzter zugestimmt hat. Stimmt das Ende nicht, können Sie es unter „Mein Tag in Ordnung“ berichtigen.",
			"These entries count only once a supervisor has agreed. If the end is wrong, you can correct it under “My day in order”.",
		],
		steps: ["Noch offen", "Still open"],
		noSteps: ["Nichts mehr offen", "Nothing left open"],
	},
});
