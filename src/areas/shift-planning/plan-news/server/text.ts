import { about, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** Mails name days and times of shifts. */
export const texts = inBothLanguages({
	group: ["Mein Dienstplan", "My shift plan"],
	published: ["Der Dienstplan ist veröffentlicht", "The shift plan is published"],
	changed: ["Meine Dienste haben sich geändert", "My shifts have changed"],
	soon: ["Kurzfristige Änderung meiner Dienste", "Change of my shifts at short notice"],
	fresh: [counted("1 neuer", "# neue"), counted("1 new", "# new")],
	altered: [counted("1 geänderter", "# geänderte"), counted("1 changed", "# changed")],
	gone: [counted("1 entfallener", "# entfallene"), counted("1 cancelled", "# cancelled")],
	subject: [about("Dienstplan: # Dienste"), about("Shift plan: # shifts")],
	subjectOne: [about("Dienstplan: # Dienst"), about("Shift plan: # shift")],
	lines: {
		NEW: [about("Neu: #"), about("New: #")],
		CHANGED: [about("Geändert: #"), about("Changed: #")],
		GONE: [about("Entfällt: #"), about("Cancelled: #")],
	},
	was: [about("(bisher #)"), about("(before: #)")],
	short: ["– kurzfristig", "– at short notice"],
	more: [counted("und 1 weiterer", "und # weitere"), counted("and 1 more", "and # more")],
});
