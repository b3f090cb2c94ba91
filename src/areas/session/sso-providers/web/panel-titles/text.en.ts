import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	list: "Single sign-on",
	edit: "Set up single sign-on",
} as const satisfies Words<typeof german>;
