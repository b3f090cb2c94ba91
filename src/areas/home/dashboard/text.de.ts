export const texts = {
	errors: {},
	greeting: {
		morning: (name: string) => `Guten Morgen, ${name}`,
		day: (name: string) => `Guten Tag, ${name}`,
		evening: (name: string) => `Guten Abend, ${name}`,
	},
	overtime: {
		title: "Überstunden",
		account: "Konto",
		ofMonth: "Dieser Monat",
		limit: (hours: string) => `Grenze ${hours}\u00a0h`,
		months: "Überstunden nach Monaten",
		brought: (month: string, hours: string) => `${month}: ${hours} h`,
	},
} as const;
