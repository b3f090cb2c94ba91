import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	line: {
		kind: ["Dienstart", "Kind of shift"],
		times: ["Zeiten", "Times"],
		pause: ["Pause", "Break"],
		secondPause: ["Zweite Pause", "Second break"],
		remove: [about("# entfernen"), about("Remove #")],
	},
	copies: ["Personen", "People"],
	holiday: ["Jeder Feiertag", "Every holiday"],
	lineOf: [aboutTwo("#1, Zeile #2"), aboutTwo("#1, line #2")],
	requirementsOf: [about("Qualifikationsanforderungen: #"), about("Qualification requirements: #")],
	add: ["Bedarf", "Demand"],
	addTo: [about("Bedarf für #"), about("Demand for #")],
	toWorkdays: ["Montag bis Freitag wie Montag", "Monday to Friday like Monday"],
	people: [counted("1 Person", "# Personen"), counted("1 person", "# people")],
	exceptions: {
		title: ["Ausnahmen", "Exceptions"],
		none: [
			"In den nächsten zwei Monaten weicht kein Tag von den Vorlagen ab.",
			"No day of the next two months differs from the templates.",
		],
		notLoaded: [
			"Die Ausnahmen konnten nicht geladen werden.",
			"The exceptions could not be loaded.",
		],
		add: ["Ausnahme anlegen", "Create exception"],
		edit: ["Ändern", "Change"],
		editOf: [about("Ausnahme ändern: #"), about("Change exception: #")],
	},
	exception: {
		day: ["Tag", "Day"],
		which: ["Wann und was", "When and what"],
		item: ["Bedarf", "Demand"],
		nobody: [
			"Nach den Vorlagen wird an diesem Tag hier niemand gebraucht.",
			"By the templates nobody is needed here on this day.",
		],
		notLoaded: ["Der Bedarf konnte nicht geladen werden.", "The demand could not be loaded."],
		different: ["Was anders ist", "What is different"],
		what: ["An diesem Tag", "On this day"],
		choices: {
			CHANGED: ["Anders", "Different"],
			SKIPPED: ["Nicht gebraucht", "Not needed"],
		},
		usual: [about("Sonst: #"), about("Otherwise: #")],
		skipped: ["wird nicht gebraucht", "is not needed"],
		staying: [
			counted(
				"1 Dienst ist dafür schon geplant und bleibt, wie er ist.",
				"# Dienste sind dafür schon geplant und bleiben, wie sie sind.",
			),
			counted(
				"1 shift is planned for it already and stays as it is.",
				"# shifts are planned for it already and stay as they are.",
			),
		],
		asAlways: ["Wieder wie immer", "As always again"],
		taken: ["Ausnahme zurückgenommen", "Exception taken back"],
		takingBack: ["Ausnahme zurücknehmen", "Take back the exception"],
	},
});
