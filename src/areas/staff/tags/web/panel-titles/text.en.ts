import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	manage: "Manage tags",
	edit: "Edit tag",
} as const satisfies Words<typeof german>;
