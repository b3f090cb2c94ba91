import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {},
	faults: {
		REQUIRED: "This is missing.",
		INVALID: "This is not valid.",
		UNKNOWN_KEY: "There is no such field.",
		INVALID_INSTANT:
			"Please give date and time with their offset, for example 2026-03-28T22:00:00+01:00.",
		FROM_AFTER_TO: "The first day lies after the last one.",
		TOO_MANY_DAYS: "At most 400 days can be computed.",
		END_BEFORE_BEGIN: "The end lies before the begin.",
		OVERLAP: "This entry overlaps another one.",
		RULE_TWICE: "There is already a rule of this kind for the same time.",
		WEEKDAY_TWICE: "This weekday is already part of the week.",
		CODE_TWICE: "There is already a special account with this code.",
		UNKNOWN_ZONE: "This time zone is not known.",
		UNKNOWN_REGION: "No holidays are known for this region.",
	},
} satisfies Words<typeof german>;
