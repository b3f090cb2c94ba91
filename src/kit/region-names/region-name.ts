import type { Language } from "#kit/contract/language.ts";
import { texts } from "./text.ts";

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a region of a country is called; its code where nobody knows its name. */
export function regionName(language: Language, country: string, region: string): string {
	const names: Names = texts[language];
	return names[country]?.[region] ?? region;
}
