import type { ColumnKind, GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";

/** Pixels of a letter at 13 px and weight 600: rather too wide than too narrow, also in the font that stands in. */
const widths = new Uint8Array(0x250).fill(11);
const kinds = [
	["abcdeghknopqsuvxyzäöüßéè0123456789EFLSTJ", 9],
	["fijlrtI .,:;|!'()[]-/\u00a0·", 7],
	["mwMWQ@%&+#", 14],
] as const;
for (const [letters, width] of kinds) {
	for (const letter of letters) widths[letter.charCodeAt(0)] = width;
}
/** Signs of amounts, ranges and what is cut off, far from the letters. */
const signs: Readonly<Record<string, number>> = { "€": 10, "–": 9, "−": 12, "’": 7 };
const unknown = 16;

const cellPadding = 20;
const dotWidth = 18;

/** What the text stands beside. */
const besides: Partial<Record<ColumnKind, number>> = { options: dotWidth, color: dotWidth };
/** What each tag has around its name, and the gap to the next. */
const tagEdges = 24;

/** Pixels of what stands around a text. */
export function besideText<R>({ kind }: GridColumn<R>, text: string): number {
	if (kind === "slot") return dotWidth;
	return kind === "tags" ? tagsBeside(text) : (besides[kind] ?? 0);
}

/** A card has no room for what is not there; the name alone of what is not so would read as if it were. */
export function isLeftOut<R>(column: GridColumn<R>, row: R, printer: Printer): boolean {
	const { offCards } = column;
	if (typeof offCards === "function" ? offCards(row) : offCards) return true;
	const text = column.text(row, printer);
	return text === "" || text === "–" || (column.kind === "boolean" && text === printer.words.no);
}

/** Classes of one cell beside those of its column. */
export function lookOf<R extends object>(
	column: GridColumn<R>,
	width: number,
	row: R,
	above: R | undefined,
	printer: Printer,
): string {
	const tone = toneOf(column, row, above, printer);
	const clip = isClipped(column, width, row, printer) ? " grid-clip" : "";
	return tone === undefined ? clip : `${clip} grid-${tone}`;
}

function isClipped<R extends object>(
	column: GridColumn<R>,
	width: number,
	row: R,
	printer: Printer,
): boolean {
	if (column.kind === "boolean") return false;
	if (column.kind === "slot") return true;
	const text = column.text(row, printer);
	return mayNotFit(text, width - cellPadding - besideText(column, text));
}

/** A comma within a name only makes it too much. */
function tagsBeside(names: string): number {
	return tagEdges * names.split(",").length;
}

function toneOf<R extends object>(
	column: GridColumn<R>,
	row: R,
	above: R | undefined,
	printer: Printer,
): string | undefined {
	if (!column.once) return column.tone?.(row);
	const isRepeated =
		above !== undefined && column.text(above, printer) === column.text(row, printer);
	return isRepeated ? "dim" : "strong";
}

/**
 * Whether a text may be longer than its place. Each clipped cell is a layer of its own while rows scroll, so only those
 * that need it are clipped; asking the browser for the true width would cost more than it saves.
 */
export function mayNotFit(text: string, width: number): boolean {
	let needed = 0;
	for (let at = 0; at < text.length; at++) {
		needed += widths[text.charCodeAt(at)] ?? signs[text.charAt(at)] ?? unknown;
		if (needed > width) return true;
	}
	return false;
}
