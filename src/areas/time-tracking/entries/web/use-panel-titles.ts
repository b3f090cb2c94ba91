import { useTexts } from "#kit/web/texts.ts";
import { texts as german } from "./panel-titles/text.de.ts";
import { texts as english } from "./panel-titles/text.en.ts";

export function usePanelTitles() {
	return useTexts(german, english);
}
