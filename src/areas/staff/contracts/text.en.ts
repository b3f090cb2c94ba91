import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		EMPLOYMENT_OVERLAPS: "There is already an employment in this period.",
		CONTRACT_OVERLAPS: "There is already a contract in this period.",
		WAGE_OVERLAPS: "There is already a wage in this period.",
		OUTSIDE_EMPLOYMENT: "The contract must lie within the employment.",
		END_BEFORE_BEGIN: "The end must not lie before the begin.",
		EMPLOYMENT_IN_USE:
			"The employment cannot be deleted as long as it has contracts.",
		EMPLOYMENT_NOT_FOUND: "The employment was not found.",
		EMPLOYMENT_TYPE_NOT_FOUND: "The employment type was not found.",
		WAGE_COST_CENTRE_NOT_FOUND: "The cost centre was not found.",
	},
} as const satisfies Words<typeof german>;
