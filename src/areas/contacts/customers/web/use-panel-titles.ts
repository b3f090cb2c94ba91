import { useTexts } from "#kit/web/texts.ts";
import { texts as german } from "./panel-titles/text.de.ts";
import { texts as english } from "./panel-titles/text.en.ts";

/** What the panels of this feature are called. */
export function usePanelTitles() {
	return useTexts(german, english);
}
