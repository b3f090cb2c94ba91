import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	notLoaded: [
		"Der Lesestand konnte nicht geladen werden.",
		"Who has read the plan could not be loaded.",
	],
	search: ["Person oder Personalnr.", "Person or personnel no."],
	which: ["Gezeigt werden", "Shown are"],
	shown: { ALL: ["Alle", "All"], UNREAD: ["Ungelesen", "Not read"] },
	summary: [
		aboutTwo("#1 von #2 Personen haben etwas noch nicht gelesen."),
		aboutTwo("#1 of #2 people have something left to read."),
	],
	allRead: ["Alle haben ihren Plan gelesen.", "Everybody has read the plan."],
	nobody: [
		"Noch hat niemand etwas vom Plan erfahren. Veröffentlichen Sie ihn.",
		"Nobody has been told of the plan yet. Publish it.",
	],
	NEW: [counted("1 neu", "# neu"), counted("1 new", "# new")],
	CHANGED: [counted("1 geändert", "# geändert"), counted("1 changed", "# changed")],
	GONE: [counted("1 entfällt", "# entfallen"), counted("1 cancelled", "# cancelled")],
	short: ["kurzfristig", "at short notice"],
	since: [about("wartet seit #"), about("waiting since #")],
	readAt: [about("gelesen am #"), about("read on #")],
	never: ["noch nie gelesen", "never read"],
});
