import type { Words } from "#kit/contract/texts.ts";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

export type GridWords = Words<typeof texts>;

/** What cells are printed with. */
export interface Printer {
	readonly format: Format;
	readonly words: GridWords;
}

const printers = new WeakMap<Format, Map<GridWords, Printer>>();

/** The same object as long as language and formats stay: rows are not drawn anew for nothing. */
export function usePrinter(): Printer {
	const format = useFormat();
	const words = useTexts(texts);
	const ofFormat = printers.get(format) ?? new Map<GridWords, Printer>();
	printers.set(format, ofFormat);
	const printer = ofFormat.get(words) ?? { format, words };
	ofFormat.set(words, printer);
	return printer;
}
