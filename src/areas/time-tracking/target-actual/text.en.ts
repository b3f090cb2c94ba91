import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		MONTH_TOO_FAR: "This month lies too far ahead to be evaluated.",
	},
	job: "The figures of days are computed anew",
} satisfies Words<typeof german>;
