import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	none: ["In diesem Zeitraum gibt es keine Konflikte.", "There are no conflicts in this range."],
	notLoaded: ["Die Konflikte konnten nicht geladen werden.", "The conflicts could not be loaded."],
	mendsNotLoaded: [
		"Die Vorschläge konnten nicht geladen werden.",
		"The proposals could not be loaded.",
	],
	count: [
		counted("1 Dienst mit Konflikten", "# Dienste mit Konflikten"),
		counted("1 shift with conflicts", "# shifts with conflicts"),
	],
	short: [
		"Es gibt weitere. Wählen Sie einen kürzeren Zeitraum oder einzelne Abteilungen.",
		"There are more. Choose a shorter range or single departments.",
	],
	range: ["Zeitraum", "Range"],
	units: ["Abteilungen", "Departments"],
	allUnits: ["Alle Abteilungen", "All departments"],
	chosenUnits: [counted("1 Abteilung", "# Abteilungen"), counted("1 department", "# departments")],
	propose: ["Vorschläge zeigen", "Show proposals"],
	hide: ["Vorschläge schließen", "Hide proposals"],
	proposeFor: [about("Vorschläge zeigen für #"), about("Show proposals for #")],
	hideFor: [about("Vorschläge schließen für #"), about("Hide proposals for #")],
	notYours: ["Diesen Dienst können Sie nicht ändern.", "You cannot change this shift."],
	kinds: {
		GIVE: [about("An # geben"), about("Give it to #")],
		SWAP: [aboutTwo("Mit #1 tauschen: #2"), aboutTwo("Swap with #1: #2")],
		SHORTEN: [about("Kürzen auf #"), about("Shorten to #")],
		OPEN: ["Offen stellen", "Make it open"],
	},
	stays: ["Der Dienst bleibt unbesetzt.", "The shift stays without anybody."],
	clean: ["Verstößt gegen keine Regel.", "Breaks no rule."],
	apply: ["Anwenden", "Apply"],
	applyThis: [about("Anwenden: #"), about("Apply: #")],
	choose: ["Beste Vorschläge wählen", "Choose the best proposals"],
	applyChosen: ["Vorschläge anwenden", "Apply proposals"],
	applyAll: [
		counted("1 Vorschlag anwenden", "# Vorschläge anwenden"),
		counted("Apply 1 proposal", "Apply # proposals"),
	],
	taken: [
		"Ein anderer gewählter Vorschlag ändert denselben Dienst.",
		"Another chosen proposal changes the same shift.",
	],
	together: ["Alle gewählten zusammen:", "All chosen ones together:"],
	togetherClean: [
		"Alle gewählten zusammen: keine Warnung.",
		"All chosen ones together: no warning.",
	],
	nothingFound: [
		"Für keinen der Dienste gibt es einen Vorschlag, der gegen keine Regel verstößt.",
		"None of the shifts has a proposal that breaks no rule.",
	],
	doing: ["Dienst-Konflikte lösen", "Resolve shift conflicts"],
	done: [
		counted("1 Dienst geändert", "# Dienste geändert"),
		counted("1 shift changed", "# shifts changed"),
	],
});
