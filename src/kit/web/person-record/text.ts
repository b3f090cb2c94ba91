import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of all dated rows of people; what the rows are called stands in the features. */
export const texts = inBothLanguages({
	validFrom: ["Gültig ab", "Valid from"],
	validTo: ["Gültig bis", "Valid until"],
	endsPrevious: [
		"Bisherigen Eintrag am Vortag beenden",
		"End the previous entry on the day before",
	],
	turned: ["Das Ende darf nicht vor dem Beginn liegen.", "The end must not lie before the start."],
	since: [about("seit #"), about("since #")],
	from: [about("ab #"), about("from #")],
	range: [aboutTwo("#1 bis #2"), aboutTwo("#1 to #2")],
	change: ["Bearbeiten", "Edit"],
	show: ["Anzeigen", "Show"],
	remove: ["Löschen", "Delete"],
	removing: ["Eintrag löschen", "Delete entry"],
	removeText: [
		"Soll dieser Eintrag wirklich unwiderruflich gelöscht werden?",
		"Delete this entry permanently?",
	],
	saving: [(one: string) => `${one} speichern`, (one: string) => `Save ${one.toLowerCase()}`],
	people: [counted("1 Mitarbeiter", "# Mitarbeiter"), counted("1 employee", "# employees")],
	assign: ["Zuweisen", "Assign"],
	assigned: [
		counted("1 Mitarbeiter zugewiesen", "# Mitarbeitern zugewiesen"),
		counted("Assigned to 1 employee", "Assigned to # employees"),
	],
	gone: ["Diesen Eintrag gibt es nicht mehr.", "This entry no longer exists."],
	notLoaded: ["Die Daten konnten nicht geladen werden.", "The data could not be loaded."],
});
