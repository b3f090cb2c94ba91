import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	why: "Why?",
	whyDay: (day: string) => `Why? ${day} in detail`,
	whyMonth: (month: string) => `Why? ${month} in the evaluation`,
} as const satisfies Words<typeof german>;
