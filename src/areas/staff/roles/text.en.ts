import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {},
	master: {
		one: "Role",
		many: "Roles",
		create: "Create role",
		edit: "Edit role",
		empty: "There are no roles yet.",
		deleteText: "Do you really want to delete this role for good?",
		inUse:
			"The role cannot be deleted because employees have or had it. Take the assignments back first.",
		fields: { name: "Name", isDefault: "Default role" },
		help: {
			isDefault: "Every new employee gets it.",
		},
		extra: { userCount: "Employees", permissionCount: "Rights" },
	},
	permissions: {
		title: "Edit permissions",
		section: "Permissions",
		edit: "Edit permissions",
		none: "The role contains no rights yet.",
		notLoaded: "The permissions could not be loaded.",
		save: "Save permissions",
		aboveOwn: "This role contains rights beyond your own. You can look at it but not change it.",
		defaults:
			"“Everything” counts for every right of this list, also for those to come: the level chosen here is the least everywhere. Full for the whole company makes administrators.",
		byDefaults: (level: string) => `at least ${level} by “Everything”`,
		levels:
			"Each level includes the lower ones. List shows entries without details, Read everything, Write creates and changes, Full deletes too. For time entries and absences, Full approves and cancels.",
	},
	assignments: {
		section: "Assignments",
		edit: "Edit assignments",
	},
} as const satisfies Words<typeof german>;
