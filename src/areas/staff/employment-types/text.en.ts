import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {},
	master: {
		one: "Employment type",
		many: "Employment types",
		create: "Create employment type",
		edit: "Edit employment type",
		empty: "There are no employment types yet.",
		deleteText: "Do you really want to delete this employment type for good?",
		inUse:
			"The employment type cannot be deleted because entries are still linked with it. Would you rather archive the employment type?",
		fields: { name: "Name", limits: "Limits" },
	},
	limits: {
		weeklyMinutes: "At most per week",
		dailyMinutes: "At most per day",
		monthlyMinutes: "At most per month",
		monthlyWageCents: "Highest wage per month",
		help: "Empty means: no limit of its own.",
		none: "no limit",
	},
} as const satisfies Words<typeof german>;
