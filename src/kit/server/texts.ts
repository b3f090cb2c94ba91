import type { Language } from "#kit/contract/language.ts";
import { texts } from "#kit/text.ts";
import type { RefusalFacts } from "./refusals/refuse.ts";

type Message = string | ((...parameters: never[]) => string);

/** Messages of refusals by code, from the `errors` of every feature's texts. */
export class ErrorTexts {
	readonly #byLanguage: Record<Language, Map<string, Message>> = {
		"de-DE": new Map(Object.entries(texts["de-DE"].errors)),
		"en-EN": new Map(Object.entries(texts["en-EN"].errors)),
	};

	add(language: Language, errors: Readonly<Record<string, Message>>): void {
		for (const [code, message] of Object.entries(errors)) {
			this.#byLanguage[language].set(code, message);
		}
	}

	/** The sentence shown to a person; the bare code only if a text is missing, which a test forbids. */
	message(language: Language, code: string, parameters: RefusalFacts["parameters"] = []): string {
		const message = this.#byLanguage[language].get(code);
		if (message === undefined) return code;
		if (typeof message === "string") return message;
		const given = typeof parameters === "function" ? parameters(language) : parameters;
		return message(...(given as never[]));
	}
}
