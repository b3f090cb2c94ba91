import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./panel-titles/text.ts";

/** What the panels of this feature are called. */
export function usePanelTitles() {
	return useTexts(texts);
}
