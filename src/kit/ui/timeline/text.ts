import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of timelines. */
export const texts = inBothLanguages({
	week: [about("KW #"), about("Wk #")],
	days: [counted("1 Tag", "# Tage"), counted("1 day", "# days")],
	half: ["½", "½"],
	halfDay: ["halber Tag", "half a day"],
	fromNoon: ["ab Mittag", "from noon"],
	untilNoon: ["bis Mittag", "until noon"],
	today: ["heute", "today"],
	draft: ["noch nicht gesendet", "not sent yet"],
	proposal: { CHOSEN: ["Vorschlag", "Proposal"], DROPPED: ["abgewählt", "deselected"] },
	conflict: [about("Konflikt: #"), about("Conflict: #")],
	place: [aboutTwo("#1 von #2"), aboutTwo("#1 of #2")],
	free: ["frei", "nothing"],
	open: ["geöffnet", "open"],
	closed: ["geschlossen", "closed"],
	covered: [aboutTwo("#1 von #2"), aboutTwo("#1 of #2")],
	ofNeeded: [about("/ #"), about("/ #")],
	/** The sign and the words of it. */
	lacking: [about("−#"), about("−#")],
	missing: [counted("1 fehlt", "# fehlen"), counted("1 missing", "# missing")],
	vacant: ["noch zu besetzen", "still to be filled"],
	menu: ["Aktionen", "Actions"],
	holiday: ["Feiertag", "Public holiday"],
	legend: ["Legende", "Legend"],
	keys: {
		create: ["Ziehen legt an", "Drag to create"],
		move: ["Ziehen verschiebt", "Drag to move"],
		copy: ["Alt + Ziehen kopiert", "Alt + drag copies"],
		delete: ["Entf löscht", "Delete removes"],
		menu: ["Rechtsklick öffnet das Menü", "Right-click opens the menu"],
		month: ["Klick auf den Monat vergrößert", "Click a month to zoom in"],
	},
	keysHelp: [
		"Pfeiltasten bewegen, Strg und Pfeil springen zum nächsten Eintrag. Eingabe öffnet, Umschalt und Pfeil wählen Tage, Leertaste wählt Einträge, Alt und Pfeil verschieben, mit Strg und Eingabe am Ende bleibt der Eintrag und ein weiterer entsteht; Alt, Umschalt und Pfeil verlegen das Ende, Strg, Umschalt und Pfeil den Beginn. Umschalt und F10 öffnen das Menü.",
		"Arrow keys move, Ctrl and arrow jump to the next entry. Enter opens, Shift and arrow choose days, Space selects entries, Alt and arrow move an entry, with Ctrl and Enter at the end it stays and another one is made; Alt, Shift and arrow move its end, Ctrl, Shift and arrow its start. Shift and F10 open the menu.",
	],
	said: {
		take: ["Eingabe übernimmt, Escape verwirft.", "Enter applies, Escape discards."],
		takeOrCopy: [
			"Eingabe übernimmt, Strg Eingabe kopiert, Escape verwirft.",
			"Enter applies, Ctrl Enter copies, Escape discards.",
		],
		create: ["Eingabe legt an, Escape verwirft.", "Enter creates, Escape discards."],
		dropped: ["Verworfen.", "Discarded."],
		done: [about("Übernommen: #"), about("Applied: #")],
		refused: ["Hier nicht möglich.", "Not possible here."],
		fixed: ["Dieser Eintrag kann nicht verschoben werden.", "This entry cannot be moved."],
		selected: [about("# ausgewählt"), about("# selected")],
	},
	list: {
		short: ["Unter der Mindestbesetzung", "Below minimum staffing"],
		none: [
			counted("Eine weitere Zeile ohne Einträge", "# weitere Zeilen ohne Einträge"),
			counted("One more row without entries", "# more rows without entries"),
		],
		more: ["Weitere anzeigen", "Show more"],
		createFor: [about("Neuer Eintrag für #"), about("New entry for #")],
	},
});
