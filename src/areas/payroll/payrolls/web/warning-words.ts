import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** What warnings say, by their codes. */
export function useWarningWords() {
	return useTexts(texts).warnings;
}
