import type { Language } from "#kit/contract/language.ts";

const articles = {
	m: {
		subject: "Der",
		object: "den",
		this: "diesen",
		to: "diesem",
		a: "ein",
		ending: "er",
		one: "einen",
		your: "Ihren",
	},
	f: {
		subject: "Die",
		object: "die",
		this: "diese",
		to: "dieser",
		a: "eine",
		ending: "e",
		one: "eine",
		your: "Ihre",
	},
	n: {
		subject: "Das",
		object: "das",
		this: "dieses",
		to: "diesem",
		a: "ein",
		ending: "es",
		one: "ein",
		your: "Ihr",
	},
} as const;

/** What a matter is called, one and several of it; German sentences hang on its gender. */
export interface MatterNoun {
	readonly german: readonly [one: string, many: string, gender: keyof typeof articles];
	readonly english: readonly [one: string, many: string];
}

/** The forms of a noun that sentences are made of. */
export type NounForms = Readonly<
	Record<
		| "one"
		| "many"
		| "several"
		| "subject"
		| "object"
		| "this"
		| "toThis"
		| "aOne"
		| "yours"
		| "planned"
		| "approved",
		string
	>
>;

/** Example: `nounForms({ german: ["Eintrag", "Einträge", "m"], … }, "de-DE").this` is "diesen Eintrag". */
export function nounForms({ german, english }: MatterNoun, language: Language): NounForms {
	return language === "en-EN" ? englishForms(english) : germanForms(german);
}

function germanForms([one, many, gender]: MatterNoun["german"]): NounForms {
	const { subject, object, this: this_, to, a, ending, ...objects } = articles[gender];
	return {
		one,
		many,
		several: many,
		subject: `${subject} ${one}`,
		object: `${object} ${one}`,
		this: `${this_} ${one}`,
		toThis: `${to} ${one}`,
		aOne: `${objects.one} ${one}`,
		yours: `${objects.your} ${one}`,
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
		aOne: `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`,
		yours: `your ${one}`,
		planned: `a planned ${one}`,
		approved: `An approved ${one}`,
	};
}

function capital(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
