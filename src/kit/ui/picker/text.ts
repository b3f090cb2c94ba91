import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of pickers and of the panels that ask for something. */
export const texts = inBothLanguages({
	search: ["Suchen", "Search"],
	searchUnits: ["Abteilung suchen", "Search for a unit"],
	searchUsers: ["Name oder Personalnummer", "Name or personnel number"],
	units: ["Abteilungen", "Units"],
	selected: [about("# ausgewählt"), about("# selected")],
	unitsSelected: [
		(count: string) =>
			count === "1" ? "1 Abteilung ausgewählt" : `${count} Abteilungen ausgewählt`,
		(count: string) => (count === "1" ? "1 unit selected" : `${count} units selected`),
	],
	unitsTitle: ["Abteilungen wählen", "Choose units"],
	unitTitle: ["Abteilung wählen", "Choose a unit"],
	clear: ["Leeren", "Clear"],
	apply: ["Übernehmen", "Apply"],
	all: ["Alle auswählen", "Select all"],
	recent: ["Zuletzt verwendet", "Used recently"],
	others: ["Alle", "All"],
	none: ["Nichts gefunden.", "Nothing found."],
	empty: ["Es gibt nichts zur Auswahl.", "There is nothing to choose from."],
	failed: ["Die Auswahl konnte nicht geladen werden.", "The choices could not be loaded."],
	withBelow: ["Mit untergeordneten Abteilungen", "With units below"],
	disabled: ["inaktiv", "inactive"],
	people: [
		(count: string) => (count === "1" ? "1 Mitarbeiter" : `${count} Mitarbeiter`),
		(count: string) => (count === "1" ? "1 employee" : `${count} employees`),
	],
	tags: ["Schlagwörter", "Tags"],
	qualifications: ["Qualifikationen", "Qualifications"],
	filter: ["Filter", "Filter"],
	absent: [about("abwesend: #"), about("absent: #")],
	gone: ["Diese Auswahl ist nicht mehr offen.", "This choice is no longer open."],
	close: ["Schließen", "Close"],
	name: ["Name", "Name"],
	text: ["Text", "Text"],
});
