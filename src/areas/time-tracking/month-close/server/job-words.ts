import type { Language } from "#kit/contract/language.ts";
import { texts } from "../text.ts";

/** What a job tells its owner, in her language. */
export function wordsOf({ language }: { readonly language: Language }) {
	return texts[language].jobs;
}
