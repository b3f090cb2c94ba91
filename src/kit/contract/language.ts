/** Stored literally, as the specification names them; en-EN means en-GB to Intl. */
export const languages = ["de-DE", "en-EN"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "de-DE";

export function isLanguage(value: unknown): value is Language {
	return languages.includes(value as Language);
}

/** The tag that Intl understands. */
export function intlTag(language: Language): string {
	return language === "en-EN" ? "en-GB" : "de-DE";
}
