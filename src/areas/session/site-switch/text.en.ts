import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {},
	page: "Switching site",
	switching: "Switching site",
	wait: "One moment please.",
	current: (name: string) => `Site: ${name}`,
	all: "All sites",
	failed: "Switch site",
} as const satisfies Words<typeof german>;
