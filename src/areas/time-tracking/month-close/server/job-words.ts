import type { Language } from "#kit/contract/language.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

/** What a job tells its owner, in her language. */
export function wordsOf({ language }: { readonly language: Language }) {
	return (language === "en-EN" ? english : german).jobs;
}
