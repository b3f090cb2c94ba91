import { zoneOf } from "#domain/time/zone.ts";

/** What a column holds; decides how a cell is written and what a spreadsheet can calculate with. */
export type CellKind =
	| "text"
	| "integer"
	/** Two decimals. */
	| "decimal"
	/** Integer cents. */
	| "currency"
	/** A civil day, e.g. 2026-11-21. */
	| "date"
	/** An instant: Date, or text with offset. */
	| "datetime"
	/** Minutes since midnight. */
	| "time"
	/** Minutes, also negative and beyond a day. */
	| "duration"
	| "boolean";

export type CellValue = string | number | boolean | Date | readonly string[] | null | undefined;

/** A column of a table that is written to a file. */
export interface TableColumn {
	readonly title: string;
	readonly kind: CellKind;
	/** Of the sheet's column, in signs; by kind unless given. */
	readonly width?: number;
}

export interface Table {
	/** Of the sheet. */
	readonly name: string;
	readonly columns: readonly TableColumn[];
	/** IANA name: instants are written as its wall clock. */
	readonly timeZone: string;
	readonly words: { readonly yes: string; readonly no: string };
}

export type TableRows = AsyncIterable<readonly (readonly CellValue[])[]>;

/** Several texts in one cell. */
export function asText(value: CellValue): string {
	return Array.isArray(value) ? value.join(", ") : String(value);
}

/** An instant as the wall clock of a zone shows it, as if that were UTC. */
export function wallClockMs(value: CellValue, timeZone: string): number {
	const at = value instanceof Date ? value.getTime() : Date.parse(`${value}`);
	const minute = Math.floor(at / 60_000);
	return at + zoneOf(timeZone).offsetAt(minute as never) * 60_000;
}
