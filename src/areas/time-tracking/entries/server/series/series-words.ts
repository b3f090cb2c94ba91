import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import { texts } from "../../text.ts";

/** What a job of a series says. */
export function seriesWords({
	language,
}: {
	readonly language: Language;
}): Words<typeof texts>["series"] {
	return texts[language].series;
}
