import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {},
	greeting: {
		morning: (name: string) => `Good morning, ${name}`,
		day: (name: string) => `Good afternoon, ${name}`,
		evening: (name: string) => `Good evening, ${name}`,
	},
	overtime: {
		title: "Overtime",
		account: "Account",
		ofMonth: "This month",
		limit: (hours: string) => `Limit ${hours}\u00a0h`,
		months: "Overtime by month",
		brought: (month: string, hours: string) => `${month}: ${hours} h`,
	},
} as const satisfies Words<typeof german>;
