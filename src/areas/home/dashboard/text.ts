import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {},
	greeting: {
		morning: [about("Guten Morgen, #"), about("Good morning, #")],
		day: [about("Guten Tag, #"), about("Good afternoon, #")],
		evening: [about("Guten Abend, #"), about("Good evening, #")],
	},
	overtime: {
		title: ["Überstunden", "Overtime"],
		account: ["Konto", "Account"],
		ofMonth: ["Dieser Monat", "This month"],
		limit: [about("Grenze # h"), about("Limit # h")],
		months: ["Überstunden nach Monaten", "Overtime by month"],
		brought: [
			(month: string, hours: string) => `${month}: ${hours} h`,
			(month: string, hours: string) => `${month}: ${hours} h`,
		],
	},
});
