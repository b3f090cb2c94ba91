import type { DecimalMark } from "#domain/numbers/parse-decimal.ts";
import type { Language } from "#kit/contract/language.ts";

export function decimalMark(language: Language): DecimalMark {
	return language === "en-EN" ? "." : ",";
}
