import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	line: {
		kind: ["Dienstart", "Kind of shift"],
		times: ["Zeiten", "Times"],
		pause: ["Pause", "Break"],
		minutes: ["Min.", "min"],
		remove: [about("# entfernen"), about("Remove #")],
	},
	copies: ["Personen", "People"],
	holiday: ["Jeder Feiertag", "Every holiday"],
	lineOf: [aboutTwo("#1, Zeile #2"), aboutTwo("#1, line #2")],
	addTo: [about("Bedarf für #"), about("Demand for #")],
	toWorkdays: ["Montag bis Freitag wie Montag", "Monday to Friday like Monday"],
});
