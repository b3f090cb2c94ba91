import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	many: "Cost centres",
	edit: "Create or edit cost centre",
	one: "Cost centre",
	selector: "Choose cost centre",
} as const satisfies Words<typeof german>;
