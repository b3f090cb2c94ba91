import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		SITE_NAME_TAKEN: "There is already a site with this name.",
		SITE_IN_USE:
			"The site is still in use. Please give its employees another site first, or archive the site.",
		LAST_SITE: "A company needs at least one site.",
		UNIT_IS_SITE_ALREADY: "This unit is a site already.",
		ROOT_IS_NO_SITE:
			"The topmost unit is the company itself and cannot be a site.",
	},
} as const satisfies Words<typeof german>;
