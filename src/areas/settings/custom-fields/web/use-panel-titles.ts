import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./panel-titles/text.ts";

/** What the panels are called, for their own heads. */
export function usePanelTitles() {
	return useTexts(texts);
}
