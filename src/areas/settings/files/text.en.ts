import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		FILE_TYPE_NOT_ALLOWED: "Only tables in XLSX or CSV format can be uploaded.",
		FILE_IS_NOT_WHAT_IT_SAYS: (name) =>
			`The content of “${name}” does not match its extension. Please save the table again as XLSX or CSV.`,
		FILE_IS_EMPTY: (name) => `The file “${name}” is empty.`,
		TOO_MANY_FILES: "You have uploaded a great many files today. Please try again tomorrow.",
	},
} as const satisfies Words<typeof german>;
