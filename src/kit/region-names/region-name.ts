import type { Language } from "#kit/contract/language.ts";
import { texts as german } from "./text.de.ts";
import { texts as english } from "./text.en.ts";

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a region of a country is called; its code where nobody knows its name. */
export function regionName(language: Language, country: string, region: string): string {
	const names: Names = language === "en-EN" ? english : german;
	return names[country]?.[region] ?? region;
}
