import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: { TAG_NOT_FOUND: "One of the tags no longer exists." },
	master: {
		one: "Tag",
		many: "Tags",
		title: "Manage tags",
		create: "Create tag",
		edit: "Edit tag",
		empty: "There are no tags yet.",
		deleteText:
			"Do you really want to delete this tag for good? It is taken off all employees who wear it.",
		inUse: "The tag cannot be deleted because entries are still linked with it.",
		fields: { name: "Name", color: "Colour" },
		extra: { userCount: "Employees" },
	},
} as const satisfies Words<typeof german>;
