import type { ColumnKind, GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";
import { mayNotFit } from "./columns/may-not-fit.ts";

const cellPadding = 20;
const dotWidth = 18;

/** What the text stands beside. */
const besides: Partial<Record<ColumnKind, number>> = { options: dotWidth, color: dotWidth };
/** What each tag has around its name, and the gap to the next. */
const tagEdges = 24;

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
	const beside = column.kind === "tags" ? tagsBeside(text) : (besides[column.kind] ?? 0);
	return mayNotFit(text, width - cellPadding - beside);
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
