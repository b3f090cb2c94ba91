import { defaultLanguage, type Language } from "#kit/contract/language.ts";
import { createStore, useStore } from "#kit/ui/create-store.ts";

/** The language shown; client settings write it, everything that shows words reads it. */
export const languageStore = createStore<Language>(defaultLanguage);

export function useLanguage(): Language {
	return useStore(languageStore);
}
