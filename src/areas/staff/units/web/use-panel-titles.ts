import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./panel-titles/text.ts";

/** What the panels are called; apart from the other words, because these are there from the start. */
export function usePanelTitles() {
	return useTexts(texts);
}
