import type { Language } from "#kit/contract/language.ts";

const articles = {
	m: { subject: "Der", object: "den", this: "diesen", to: "diesem", a: "ein", ending: "er" },
	f: { subject: "Die", object: "die", this: "diese", to: "dieser", a: "eine", ending: "e" },
	n: { subject: "Das", object: "das", this: "dieses", to: "diesem", a: "ein", ending: "es" },
} as const;

/** What a matter is called, one and several of it; German sentences hang on its gender. */
export interface MatterNoun {
	readonly german: readonly [one: string, many: string, gender: keyof typeof articles];
	readonly english: readonly [one: string, many: string];
}

/** The forms of a noun that sentences are made of. */
export type NounForms = Readonly<
	Record<
		"one" | "many" | "several" | "subject" | "object" | "this" | "toThis" | "planned" | "approved",
		string
	>
>;

/** Example: `nounForms({ german: ["Eintrag", "Einträge", "m"], … }, "de-DE").this` is "diesen Eintrag". */
export function nounForms({ german, english }: MatterNoun, language: Language): NounForms {
	return language === "en-EN" ? englishForms(english) : germanForms(german);
}

function germanForms([one, many, gender]: MatterNoun["german"]): NounForms {
	const { subject, object, this: this_, to, a, ending } = articles[gender];
	return {
		one,
		many,
		several: many,
		subject: `${subject} ${one}`,
		object: `${object} ${one}`,
		this: `${this_} ${one}`,
		toThis: `${to} ${one}`,
		planned: `${a} geplant${ending} ${one}`,
		approved: `${capital(a)} genehmigt${ending} ${one}`,
	};
}

function englishForms([one, many]: MatterNoun["english"]): NounForms {
	return {
		one: capital(one),
		many: capital(many),
		several: many,
		subject: `The ${one}`,
		object: `the ${one}`,
		this: `this ${one}`,
		toThis: `this ${one}`,
		planned: `a planned ${one}`,
		approved: `An approved ${one}`,
	};
}

function capital(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
