import { intlTag, type Language } from "#kit/contract/language.ts";
import type { HeldEntry } from "./sql/entry.ts";

/** Which entry it is, in a mail: its day and times at the zone in which it was made. Example: "24.11.2026, 08:00–16:30". */
export function entryInWords(
	{ begin, end, zone }: Pick<HeldEntry, "begin" | "end" | "zone">,
	language: Language,
): string {
	const format = new Intl.DateTimeFormat(intlTag(language), {
		timeZone: zone,
		day: "2-digit",
		month: "2-digit",
		year: "numeric",
		hour: "2-digit",
		minute: "2-digit",
	});
	return end === null ? format.format(begin) : format.formatRange(begin, end);
}
