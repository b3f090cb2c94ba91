import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	manage: "Manage places",
	create: "Create place",
	edit: "Edit place",
} as const satisfies Words<typeof german>;
