import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	many: "Employment types",
	create: "Create employment type",
	edit: "Edit employment type",
	one: "Employment type",
} as const satisfies Words<typeof german>;
