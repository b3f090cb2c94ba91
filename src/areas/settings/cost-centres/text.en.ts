import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		COST_CENTRE_TARGET_NOT_FOUND: "What is to be charged to the cost centre was not found.",
		COST_CENTRE_SHARES_NOT_WHOLE:
			"The shares must add up to 100 %, and each cost centre may appear only once.",
		COST_CENTRE_NOT_USABLE: "One of the cost centres does not exist or is archived.",
	},
	master: {
		one: "Cost centre",
		many: "Cost centres",
		create: "Create cost centre",
		edit: "Edit cost centre",
		empty: "There are no cost centres yet.",
		deleteText: "Do you really want to delete this cost centre for good?",
		inUse:
			"The cost centre cannot be deleted because entries are still linked with it. Would you rather archive the cost centre?",
		fields: { code: "Number", name: "Name" },
		extra: { linkCount: "Links" },
	},
	targets: {
		title: "Links",
		none: "Nothing is charged to this cost centre.",
		notLoaded: "The links could not be loaded.",
		USER: "Employee",
		UNIT: "Unit",
		WORKSPACE: "Workspace",
		ACTIVITY: "Activity",
		from: (day: string) => `since ${day}`,
		until: (from: string, to: string) => `${from} – ${to}`,
	},
	selector: {
		title: "Choose cost centre",
		sub: (name: string) => `Cost centres of ${name}`,
		gone: "This entry no longer exists.",
		notLoaded: "The cost centres could not be loaded.",
		validFrom: "Valid from",
		percent: (name: string) => `Share of ${name} in per cent`,
		sum: (percent: string) => `Total ${percent} %`,
		share: (percent: string) => `${percent} %`,
		add: "Add cost centre",
		remove: (name: string) => `Remove ${name}`,
		none: "No cost centre chosen yet.",
		save: "Apply",
		saving: "Assign cost centre",
	},
} as const satisfies Words<typeof german>;
