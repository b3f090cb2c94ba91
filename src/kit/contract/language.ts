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

/**
 * Shape of a catalogue of words: nested texts and functions of parameters. `text.de.ts` is the source,
 * `text.en.ts` must `satisfies Words<typeof de>`.
 */
export type Words<T> = {
	readonly [K in keyof T]: T[K] extends string
		? string
		: T[K] extends (...values: infer A) => string
			? (...values: A) => string
			: Words<T[K]>;
};
