import type { Words } from "#kit/contract/language.ts";
import { languageStore, useLanguage } from "./language-store.ts";

/**
 * The words of a feature in the language shown.
 *
 * Example: `const t = useTexts(german, english)` with both `texts` of `text.de.ts` and `text.en.ts`.
 */
export function useTexts<T>(german: T, english: Words<T>): Words<T> {
	return useLanguage() === "en-EN" ? english : (german as Words<T>);
}

/** The same outside of components; the language is that of the moment of the call. */
export function currentTexts<T>(german: T, english: Words<T>): Words<T> {
	return languageStore.get() === "en-EN" ? english : (german as Words<T>);
}
