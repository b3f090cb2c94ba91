import { intlTag, type Language } from "#kit/contract/language.ts";

const dayFormat = { timeZone: "UTC", day: "2-digit", month: "2-digit", year: "numeric" } as const;

/** `06.07.2026 – 12.07.2026` as mails say it. */
export function daysInWords(
	{ from, to }: { readonly from: string; readonly to: string },
	language: Language,
): string {
	const format = new Intl.DateTimeFormat(intlTag(language), dayFormat);
	return from === to
		? format.format(new Date(from))
		: format.formatRange(new Date(from), new Date(to));
}
