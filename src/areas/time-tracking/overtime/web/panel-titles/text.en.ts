import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	detail: "Overtime account",
	modificationCreate: "Create correction",
	modificationEdit: "Edit correction",
	modifications: "Corrections",
	accountInit: "Open account",
	limits: "Limits",
} as const satisfies Words<typeof german>;
