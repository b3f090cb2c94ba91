import type { MasterWords } from "#kit/contract/master-data/master-words.ts";
import { useLanguage } from "../language-store.ts";
import type { MasterScreens } from "./master-screens.ts";

export function useMasterWords({ words }: Pick<MasterScreens, "words">): MasterWords {
	return useLanguage() === "en-EN" ? words.en : words.de;
}
