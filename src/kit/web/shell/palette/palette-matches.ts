import type { PaletteEntry } from "../../slots/define-slots.ts";

/** Entries that contain every typed word; those that begin with what was typed come first. */
export function paletteMatches<Entry extends PaletteEntry>(
	entries: readonly Entry[],
	query: string,
): Entry[] {
	const words = plain(query).split(/\s+/).filter(Boolean);
	const begins = (entry: PaletteEntry) => (plain(entry.label).startsWith(words[0] ?? "") ? 0 : 1);
	return entries
		.filter((entry) => {
			const text = plain(`${entry.label} ${entry.detail ?? ""} ${entry.keywords ?? ""}`);
			return words.every((word) => text.includes(word));
		})
		.sort((a, b) => begins(a) - begins(b));
}

/** Without case and accents: "Übersicht" is found by "uber". */
function plain(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
