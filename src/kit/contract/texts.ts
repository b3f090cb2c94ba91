import type { defaultLanguage, Language } from "./language.ts";

/** A text in both languages. */
export type BothTexts = readonly [german: string, english: string];

export function textIn([german, english]: BothTexts, language: Language): string {
	return language === "en-EN" ? english : german;
}

/** A text about a name or number, which stands for `#` in it. Example: `about("Details zu #")("Montage")`. */
export function about(text: string): (value: string | number) => string {
	return (value) => text.replaceAll("#", () => String(value));
}

/** A text about two of them, `#1` and `#2`. Example: `aboutTwo("#1 von #2")(3, 7)` is "3 von 7". */
export function aboutTwo(
	text: string,
): (first: string | number, second: string | number) => string {
	return (first, second) =>
		text.replace(/#([12])/g, (_, place) => String(place === "1" ? first : second));
}

/** A text about a number, which stands for `#` in it. Example: `counted("1 Eintrag", "# Einträge")(2)` is "2 Einträge". */
export function counted(one: string, many: string): (count: number | string) => string {
	return (count) => (String(count) === "1" ? one : many.replace("#", String(count)));
}

/** The same thing in both languages: a text, a function that gives one, or a list of them. */
type Pair = readonly [german: unknown, english: unknown];

/** Texts by name, in groups of any depth. */
interface Pairs {
	readonly [name: string]: Pair | Pairs;
}

/** A function that always says the same may say something else in English. */
type Said<T> = T extends (...values: infer A) => string ? (...values: A) => string : T;

/** What is said in one language; an English text that does not take what the German one takes cannot be used. */
type OneLanguage<T> = {
	readonly [K in keyof T]: T[K] extends readonly [infer German, infer English]
		? English extends Said<German>
			? Said<German>
			: never
		: OneLanguage<T[K]>;
};

/** All texts of a feature: by language, and as written down. */
export interface Texts<T> extends Readonly<Record<Language, OneLanguage<T>>> {
	/** For texts that take some of these along. */
	readonly pairs: T;
}

/** What the texts are in one language, e.g. `Words<typeof texts>["list"]`. */
export type Words<T extends Readonly<Record<Language, unknown>>> = T[typeof defaultLanguage];

/**
 * Texts with German and English side by side, so that none can be missing in one of them.
 *
 * Example: `inBothLanguages({ save: ["Speichern", "Save"] })["en-EN"].save` is "Save".
 */
export function inBothLanguages<T extends Pairs>(pairs: T): Texts<T> {
	const known: Partial<Record<Language, OneLanguage<T>>> = {};
	const take = (language: Language, place: 0 | 1) => {
		known[language] ??= side(pairs, place) as OneLanguage<T>;
		return known[language];
	};
	return {
		pairs,
		get "de-DE"() {
			return take("de-DE", 0);
		},
		get "en-EN"() {
			return take("en-EN", 1);
		},
	};
}

function side(pairs: Pairs, place: 0 | 1): object {
	return Object.fromEntries(
		Object.entries(pairs).map(([name, given]) => [
			name,
			isPair(given) ? given[place] : side(given, place),
		]),
	);
}

function isPair(given: Pair | Pairs): given is Pair {
	return Array.isArray(given);
}
