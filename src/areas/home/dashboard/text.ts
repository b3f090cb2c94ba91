import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {},
	greeting: {
		morning: [(name: string) => `Guten Morgen, ${name}`, (name: string) => `Good morning, ${name}`],
		day: [(name: string) => `Guten Tag, ${name}`, (name: string) => `Good afternoon, ${name}`],
		evening: [(name: string) => `Guten Abend, ${name}`, (name: string) => `Good evening, ${name}`],
	},
	overtime: {
		title: ["Überstunden", "Overtime"],
		account: ["Konto", "Account"],
		ofMonth: ["Dieser Monat", "This month"],
		limit: [
			(hours: string) => `Grenze ${hours}\u00a0h`,
			(hours: string) => `Limit ${hours}\u00a0h`,
		],
		months: ["Überstunden nach Monaten", "Overtime by month"],
		brought: [
			(month: string, hours: string) => `${month}: ${hours} h`,
			(month: string, hours: string) => `${month}: ${hours} h`,
		],
	},
});
