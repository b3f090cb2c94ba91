import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		QUALIFICATION_LEVELS_WRONG:
			"A qualification with levels needs at least one level, each with a name of its own; without levels none may be named.",
		QUALIFICATION_LEVEL_IN_USE: "One of the removed levels is still assigned to employees.",
		QUALIFICATION_LEVEL_UNKNOWN: "The qualification has no such level.",
		QUALIFICATION_ASSIGNED_TWICE:
			"The qualification is already assigned to the employee in this period.",
		QUALIFICATION_NOT_USABLE: "The qualification does not exist or is archived.",
		QUALIFICATION_END_BEFORE_BEGIN: "The end lies before the beginning.",
	},
	master: {
		one: "Qualification",
		many: "Qualifications",
		create: "Create qualification",
		edit: "Edit qualification",
		empty: "There are no qualifications yet.",
		deleteText: "Do you really want to delete this qualification for good?",
		inUse:
			"The qualification cannot be deleted because entries are still linked with it. Would you rather archive the qualification?",
		fields: { name: "Name", type: "Kind", levels: "Levels" },
		options: { type: { BOOLEAN: "Yes/no", LEVEL: "Levels" } },
		extra: { userCount: "Employees" },
	},
	levels: {
		level: (number: number) => `Level ${number}`,
		add: "Add level",
		remove: (number: number) => `Remove level ${number}`,
		help: "The lowest first.",
		none: "without levels",
	},
	users: {
		title: "Assigned employees",
		showAll: "Show all",
		assignUser: "Assign employee",
		edit: "Edit assignment",
		none: "Not assigned to anybody yet.",
		notLoaded: "The assignments could not be loaded.",
		user: "Employee",
	},
	own: {
		title: "Qualifications of the employee",
		assign: "Assign qualification",
		none: "No qualification assigned yet.",
	},
	assignment: {
		qualification: "Qualification",
		level: "Level",
		validFrom: "Valid from",
		validTo: "Valid until",
		since: (day: string) => `since ${day}`,
		range: (from: string, to: string) => `${from} – ${to}`,
		past: "expired",
		save: "Save assignment",
		delete: "Remove assignment",
		deleteText: "Do you really want to remove this assignment?",
		gone: "This assignment no longer exists.",
	},
} as const satisfies Words<typeof german>;
