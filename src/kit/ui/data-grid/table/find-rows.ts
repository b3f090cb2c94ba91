import type { GridColumn } from "../column/grid-column.ts";
import type { Printer } from "../column/printer.ts";
import type { GridFilter } from "../filter/grid-filter.ts";
import type { FilterValues } from "../settings/grid-settings.ts";

const collator = new Intl.Collator("de", { numeric: true });

interface Given<R extends object> {
	readonly rows: readonly R[];
	readonly columns: readonly GridColumn<R>[];
	readonly filters: readonly GridFilter<R>[] | undefined;
	readonly values: FilterValues | undefined;
	readonly searched: string;
	readonly printer: Printer;
}

/** Rows that pass every filter and hold every searched word in some column; the same array where all do. */
export function findRows<R extends object>(given: Given<R>): readonly R[] {
	const { rows, columns, filters = [], values = {}, printer } = given;
	const set = filters.filter(({ id }) => values[id] !== undefined);
	const words = given.searched.toLowerCase().split(/\s+/).filter(Boolean);
	if (set.length === 0 && words.length === 0) return rows;
	const holds = (row: R): boolean => {
		const text = columns
			.map((column) => column.text(row, printer))
			.join("\n")
			.toLowerCase();
		return words.every((word) => text.includes(word));
	};
	const found = rows.filter(
		(row) =>
			set.every(({ id, test }) => test(row, values[id])) && (words.length === 0 || holds(row)),
	);
	return found.length === rows.length ? rows : found;
}

/** Order of two values of a column: words as in a German dictionary, "Haus 2" before "Haus 10". */
export function compareKeys(a: unknown, b: unknown): number {
	if (typeof a === "number" && typeof b === "number") return a - b;
	return collator.compare(String(a), String(b));
}
