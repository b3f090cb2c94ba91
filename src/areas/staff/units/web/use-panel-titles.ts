import { useTexts } from "#kit/web/texts.ts";
import { texts as german } from "./panel-titles/text.de.ts";
import { texts as english } from "./panel-titles/text.en.ts";

/** What the panels are called; apart from the other words, because these are there from the start. */
export function usePanelTitles() {
	return useTexts(german, english);
}
