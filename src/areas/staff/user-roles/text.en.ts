import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		GRANT_FORBIDDEN: "You cannot grant rights beyond your own.",
		ROLE_NOT_FOUND: "The role was not found.",
	},
} as const satisfies Words<typeof german>;
