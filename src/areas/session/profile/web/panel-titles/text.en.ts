import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	profile: "My profile",
	about: "About the app",
} as const satisfies Words<typeof german>;
