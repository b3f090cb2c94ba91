import type { Language } from "#kit/contract/language.ts";
import { languageStore, useLanguage } from "./language-store.ts";

/**
 * The words of a feature in the language shown.
 *
 * Example: `const t = useTexts(texts)` with the `texts` of its `text.ts`.
 */
export function useTexts<T>(texts: Readonly<Record<Language, T>>): T {
	return texts[useLanguage()];
}

/** The same outside of components; the language is that of the moment of the call. */
export function currentTexts<T>(texts: Readonly<Record<Language, T>>): T {
	return texts[languageStore.get()];
}
