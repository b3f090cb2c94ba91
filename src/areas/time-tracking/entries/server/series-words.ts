import type { Language, Words } from "#kit/contract/language.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

/** What a job of a series says. */
export function seriesWords({
	language,
}: {
	readonly language: Language;
}): Words<typeof german>["series"] {
	return (language === "en-EN" ? english : german).series;
}
