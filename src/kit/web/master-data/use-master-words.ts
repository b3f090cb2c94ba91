import type { MasterWords } from "#kit/contract/master-data/master-words.ts";
import { languageStore, useLanguage } from "../language-store.ts";
import type { MasterScreens } from "./master-screens.ts";

export function useMasterWords({ words }: Pick<MasterScreens, "words">): MasterWords {
	return useLanguage() === "en-EN" ? words.en : words.de;
}

/** The same outside of components. */
export function wordsOf({ words }: Pick<MasterScreens, "words">): MasterWords {
	return languageStore.get() === "en-EN" ? words.en : words.de;
}

/** Above a part of an entry, in form and detail. */
export function partTitle(words: MasterWords, part: string): string {
	return words.parts?.[part] ?? words.fields[part] ?? part;
}
