import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	list: "API keys",
	create: "Create API key",
	success: "API key created",
	remove: "Delete API key",
} as const satisfies Words<typeof german>;
