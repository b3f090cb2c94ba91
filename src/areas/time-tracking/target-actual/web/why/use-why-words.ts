import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./text.ts";

export function useWhyWords() {
	return useTexts(texts);
}
