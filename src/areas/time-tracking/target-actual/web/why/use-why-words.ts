import { useTexts } from "#kit/web/texts.ts";
import { texts as german } from "./text.de.ts";
import { texts as english } from "./text.en.ts";

export function useWhyWords() {
	return useTexts(german, english);
}
