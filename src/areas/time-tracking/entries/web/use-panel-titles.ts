import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./panel-titles/text.ts";

export function usePanelTitles() {
	return useTexts(texts);
}
