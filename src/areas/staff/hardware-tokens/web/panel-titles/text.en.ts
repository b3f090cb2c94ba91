import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	list: "Hardware tokens",
	create: "Create hardware token",
} as const satisfies Words<typeof german>;
