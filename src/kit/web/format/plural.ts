import { intlTag, type Language } from "#kit/contract/language.ts";
import { printNumber } from "./print-number.ts";

export interface PluralForms {
	readonly zero?: string;
	readonly one: string;
	readonly other: string;
}

/** The form for a number, `#` being the number. Example: `plural("de-DE", 2, { one: "# Eintrag", other: "# Einträge" })` → "2 Einträge". */
export function plural(language: Language, count: number, forms: PluralForms): string {
	const tag = intlTag(language);
	const form =
		count === 0 && forms.zero !== undefined
			? forms.zero
			: new Intl.PluralRules(tag).select(count) === "one"
				? forms.one
				: forms.other;
	return form.replaceAll("#", printNumber(language, count, 0, 3));
}
