import { about, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of pickers and of the panels that ask for something. */
export const texts = inBothLanguages({
	search: ["Suchen", "Search"],
	searchUnits: ["Abteilung suchen", "Search for a department"],
	searchUsers: ["Name oder Personalnr.", "Name or personnel no."],
	units: ["Abteilungen", "Departments"],
	selected: [about("# ausgewählt"), about("# selected")],
	unitsSelected: [
		counted("1 Abteilung ausgewählt", "# Abteilungen ausgewählt"),
		counted("1 department selected", "# departments selected"),
	],
	unitsTitle: ["Abteilungen wählen", "Choose departments"],
	unitTitle: ["Abteilung wählen", "Choose a department"],
	clear: ["Leeren", "Clear"],
	apply: ["Übernehmen", "Apply"],
	all: ["Alle auswählen", "Select all"],
	recent: ["Zuletzt verwendet", "Used recently"],
	others: ["Alle", "All"],
	none: ["Nichts gefunden.", "Nothing found."],
	empty: ["Es gibt nichts zur Auswahl.", "There is nothing to choose from."],
	failed: ["Die Auswahl konnte nicht geladen werden.", "The choices could not be loaded."],
	withBelow: ["Mit untergeordneten Abteilungen", "With departments below"],
	disabled: ["archiviert", "archived"],
	people: [counted("1 Mitarbeiter", "# Mitarbeiter"), counted("1 employee", "# employees")],
	tags: ["Schlagwörter", "Tags"],
	qualifications: ["Qualifikationen", "Qualifications"],
	/** In a filter that is not set. */
	any: ["Alle", "All"],
	filter: ["Filter", "Filter"],
	absent: [about("abwesend: #"), about("absent: #")],
	gone: ["Diese Auswahl ist nicht mehr offen.", "This choice is no longer open."],
	close: ["Schließen", "Close"],
	name: ["Name", "Name"],
	text: ["Text", "Text"],
});
