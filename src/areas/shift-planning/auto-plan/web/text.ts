import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	unit: ["Abteilung", "Department"],
	unitHelp: ["Mit allen Abteilungen darunter.", "With all departments below it."],
	days: ["Zeitraum", "Range"],
	search: ["Suche", "Search"],
	searches: {
		"8": ["Kurz", "Short"],
		"30": ["Gründlich", "Thorough"],
		"90": ["Sehr gründlich", "Very thorough"],
	},
	what: ["Was geplant wird", "What is planned"],
	explained: [
		"Offene Dienste und unbesetzter Bedarf werden Mitarbeitern zugeteilt, die sie nach allen Regeln übernehmen können. Das Ergebnis ist ein Vorschlag: im Plan ändert sich nichts, bis Sie ihn übernehmen.",
		"Open shifts and unstaffed demand are given to employees who can take them by all rules. The result is a proposal: nothing changes in the plan until you accept it.",
	],
	weights: ["Gewichte", "Weights"],
	start: ["Vorschlag rechnen", "Make a proposal"],
	again: ["Neu rechnen", "Make it again"],
	stop: ["Suche beenden", "End the search"],
	improve: ["Weiter verbessern", "Improve further"],
	discard: ["Verwerfen", "Discard"],
	acceptAll: [
		counted("Den Dienst übernehmen", "Alle # übernehmen"),
		counted("Accept the shift", "Accept all #"),
	],
	acceptSome: [counted("1 ausgewählten", "# ausgewählte"), counted("1 selected", "# selected")],
	accepting: ["Vorschlag übernehmen", "Accept the proposal"],
	accepted: [
		counted("1 Dienst übernommen", "# Dienste übernommen"),
		counted("1 shift accepted", "# shifts accepted"),
	],
	acceptedNone: ["Kein Dienst war noch möglich.", "No shift was possible any more."],
	undo: ["Rückgängig", "Undo"],
	failed: [
		"Die Suche ist abgebrochen. Bitte rechnen Sie neu.",
		"The search broke off. Please make it again.",
	],
	filled: [
		aboutTwo("#1 von #2 offenen Diensten besetzt"),
		aboutTwo("#1 of #2 open shifts given to somebody"),
	],
	running: [about("Suche läuft: # %"), about("Searching: # %")],
	lawful: [
		"Keine kritische Regel verletzt, kein fester Dienst verschoben.",
		"No critical rule is broken, no fixed shift is moved.",
	],
	moved: [
		counted(
			"1 unveröffentlichter Dienst wechselt die Person.",
			"# unveröffentlichte Dienste wechseln die Person.",
		),
		counted("1 unpublished shift changes hands.", "# unpublished shifts change hands."),
	],
	readOnly: [
		"Übernehmen kann den Vorschlag, wer diese Abteilung plant.",
		"Those who plan this department can accept the proposal.",
	],
	proposed: ["Vorgeschlagen", "Proposed"],
	staysOpen: ["Bleiben offen", "Stay open"],
	impossible: ["Nicht mehr möglich", "No longer possible"],
	changedSince: [
		"Der Plan wurde hier inzwischen geändert.",
		"The plan was changed here meanwhile.",
	],
	why: ["Warum?", "Why?"],
	whyOf: [about("Warum bleibt offen: #"), about("Why it stays open: #")],
	times: [about("× #"), about("× #")],
	choose: [about("# übernehmen"), about("Accept #")],
	proposedFor: [aboutTwo("#1, #2"), aboutTwo("#1, #2")],
	layer: {
		fixed: [
			"Ein Vorschlag lässt sich aus- und abwählen, nicht ziehen.",
			"A proposal can be selected or not, but not dragged.",
		],
	},
	notLoaded: ["Der Vorschlag konnte nicht geladen werden.", "The proposal could not be loaded."],
	who: ["Wer kann?", "Who can?"],
	whoLink: ["Person für Person prüfen", "Check person by person"],
	could: ["Kann übernehmen", "Can take it"],
	cannot: ["Kann nicht übernehmen", "Cannot take it"],
	nobodyCould: ["Niemand kann diesen Dienst übernehmen.", "Nobody can take this shift."],
	nobody: [
		"In dieser Abteilung ist an diesen Tagen niemand.",
		"There is nobody in this department on these days.",
	],
	limits: {
		HOURS_FULL: [
			"Die Höchstarbeitszeit des Zeitraums ist erreicht.",
			"The longest working time of the range is reached.",
		],
		RUN_FULL: ["Zu viele Arbeitstage in Folge.", "Too many working days in a row."],
	},
	whyGone: [
		"Diesen Dienst gibt es nicht mehr, oder er ist nicht mehr offen.",
		"This shift no longer exists, or is no longer open.",
	],
	whyNotLoaded: ["Das konnte nicht geladen werden.", "This could not be loaded."],
	short: ["Geprüft wurden die ersten 500 Personen.", "The first 500 people were checked."],
	setting: ["Gewichte speichern", "Save the weights"],
	base: ["Worauf geachtet wird", "What is taken care of"],
});
