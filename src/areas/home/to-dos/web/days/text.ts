import { aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** Days that had a target and nothing to show for it. */
export const texts = inBothLanguages({
	lately: ["In den letzten fünf Wochen", "In the last five weeks"],
	failed: [
		"Die Tage ohne Ist-Zeit konnten nicht geladen werden.",
		"The days without actual time could not be loaded.",
	],
	own: ["Ihre Tage", "Your days"],
	ownDays: [
		(count: number) =>
			count === 0
				? "Bei Ihnen fehlt kein Tag."
				: count === 1
					? "1 Tag hatte ein Soll, aber weder Zeiteintrag noch Abwesenheit."
					: `${count} Tage hatten ein Soll, aber weder Zeiteintrag noch Abwesenheit.`,
		(count: number) =>
			count === 0
				? "You have no such day."
				: count === 1
					? "1 day had a target, but neither time entry nor absence."
					: `${count} days had a target, but neither time entry nor absence.`,
	],
	people: ["Mitarbeiter", "Employees"],
	nobody: ["Keinem Ihrer Mitarbeiter fehlt ein Tag.", "None of your employees has such a day."],
	days: [counted("1 Tag", "# Tage"), counted("1 day", "# days")],
	more: [aboutTwo("#1 von #2 Mitarbeitern"), aboutTwo("#1 of #2 employees")],
	showMore: ["Weitere anzeigen", "Show more"],
	search: ["Name, Personalnr.", "Name, personnel no."],
});
