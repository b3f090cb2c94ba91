import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	overview: "Rules of time tracking",
	detail: "Rule",
	edit: "Create or edit rule",
	try: "Try rule",
	ofUser: "Rules of time tracking of the employee",
} satisfies Words<typeof german>;
