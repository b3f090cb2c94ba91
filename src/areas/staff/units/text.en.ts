import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		UNIT_NOT_FOUND: "The unit was not found.",
		UNIT_NAME_TAKEN: "There is already a unit with this name in this unit.",
		UNIT_HAS_PEOPLE: "A unit with employees cannot be deleted.",
		UNIT_HAS_CHILDREN: "A unit with units below it cannot be deleted.",
		UNIT_IN_USE:
			"The unit cannot be deleted because it is still linked to entries. Would you rather archive it?",
		UNIT_IS_SITE:
			"The unit is a site. Please delete or archive the site first.",
		ROOT_UNIT_FIXED:
			"The topmost unit is the company itself. It cannot be moved, archived or deleted.",
		UNIT_CYCLE: "A unit cannot be moved into itself or into a unit below it.",
		UNIT_TOO_DEEP: "Units can be at most 15 levels deep.",
		PARENT_DISABLED:
			"The unit above is archived. Please bring that one back first.",
		UNIT_IS_ACTIVE:
			"The unit still holds active employees or units and cannot be archived.",
	},
} as const satisfies Words<typeof german>;
