import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	levels: {
		NONE: "None",
		LIST: "List",
		READ: "Read",
		WRITE: "Write",
		FULL: "Full",
	},
	scopes: { GLOBAL: "Company", SITE: "Site", UNIT: "Department" },
} as const satisfies Words<typeof german>;
