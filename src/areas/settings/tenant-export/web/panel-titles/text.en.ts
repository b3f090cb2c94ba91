import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	title: "Export all data",
} as const satisfies Words<typeof german>;
