import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {},
	greeting: {
		morning: [about("Guten Morgen, #"), about("Good morning, #")],
		day: [about("Guten Tag, #"), about("Good afternoon, #")],
		evening: [about("Guten Abend, #"), about("Good evening, #")],
	},
	rows: {
		more: [about("# weitere anzeigen"), about("Show # more")],
		moreOf: [aboutTwo("#1 von #2 weiteren anzeigen"), aboutTwo("Show #1 of #2 more")],
		fewer: ["Weniger anzeigen", "Show fewer"],
	},
	overtime: {
		title: ["Überstunden", "Overtime"],
		account: ["Konto", "Account"],
		ofMonth: ["Dieser Monat", "This month"],
		limit: [about("Grenze # h"), about("Limit # h")],
		beingComputed: ["wird berechnet", "in progress"],
		months: ["Überstunden nach Monaten", "Overtime by month"],
		brought: [aboutTwo("#1: #2 h"), aboutTwo("#1: #2 h")],
	},
});
