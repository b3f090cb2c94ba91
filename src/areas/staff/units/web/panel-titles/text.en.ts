import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	create: "Create unit",
	edit: "Edit unit",
	many: "Units",
	detail: "Unit",
	move: "Move unit",
	shiftplan: "Shift plan settings",
} as const satisfies Words<typeof german>;
