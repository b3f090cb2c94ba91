import type { GridColumn } from "../../column/grid-column.ts";
import type { Printer } from "../../column/printer.ts";
import { besideText, isLeftOut } from "../cell-look.ts";
import type { LaidColumn } from "../columns/lay-columns.ts";
import { needsName } from "../columns/use-column-window.ts";

/** Rows that are looked at; more would take long and say little. */
const seenRows = 200;

/** Of lists with more, cards are to stay short. */
const mostValues = 5;

/** Between two values of a line. */
const gap = 10;

interface Given<R extends object> {
	readonly laid: readonly LaidColumn<R>[];
	readonly rows: readonly R[];
	readonly printer: Printer;
	/** Pixels of a line at the usual size of type. */
	readonly room: number;
}

/**
 * Lines that cards have below their names: two where most would lose a value in one. Lists of many columns keep to one: what
 * matters stands first, and the rest is a tap away.
 */
export function cardLines<R extends object>({ laid, rows, printer, room }: Given<R>): 1 | 2 {
	const values = laid
		.slice(1)
		.map(({ column }) => column)
		.filter(({ isKey }) => !isKey);
	const measure = createMeasure();
	if (values.length > mostValues || room <= 0 || measure === undefined) return 1;
	const widthOf = (column: GridColumn<R>, row: R) => {
		const text = column.text(row, printer);
		return measure(needsName(column) ? `${column.title} ${text}` : text) + besideText(column, text);
	};
	const lines = rows.slice(0, seenRows).map((row) => {
		const shown = values.filter((column) => !isLeftOut(column, row, printer));
		return linesOf(
			shown.map((column) => widthOf(column, row)),
			room,
		);
	});
	return lines.filter((count) => count > 1).length * 2 > lines.length ? 2 : 1;
}

/** Whether a name of these rows takes two lines, beside the figure that matters. */
export function hasLongNames<R extends object>({ laid, rows, printer, room }: Given<R>): boolean {
	const [name] = laid;
	const measure = createMeasure("600 15px");
	if (name === undefined || room <= 0 || measure === undefined) return false;
	const key = laid.find(({ column }) => column.isKey)?.column;
	return rows.slice(0, seenRows).some((row) => {
		const beside = key === undefined ? 0 : measure(key.text(row, printer)) + gap;
		return measure(name.column.text(row, printer)) > room - beside;
	});
}

function createMeasure(font = "400 12px"): ((text: string) => number) | undefined {
	const context = document.createElement("canvas").getContext("2d");
	if (context === null) return undefined;
	context.font = `${font} "IBM Plex Sans Variable", "IBM Plex Sans Fallback", sans-serif`;
	return (text) => Math.ceil(context.measureText(text).width);
}

/** Lines that values of some widths take where each stands in one. */
function linesOf(widths: readonly number[], room: number): number {
	let [lines, end] = [1, 0];
	for (const width of widths) {
		const next = end === 0 ? width : end + gap + width;
		if (next > room && end > 0) lines++;
		end = next > room ? width : next;
	}
	return lines;
}
