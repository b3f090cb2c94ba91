import { harmless, quoted } from "#domain/csv/csv-field.ts";
import {
	asText,
	type CellValue,
	type Table,
	type TableColumn,
	type TableRows,
	wallClockMs,
} from "./cell.ts";

interface Dialect {
	readonly separator: string;
	readonly begin: string;
	decimal(value: number, digits?: number): string;
	day(year: string, month: string, day: string): string;
}

/** As German spreadsheets open it by a double click: the mark at the beginning tells them that it is UTF-8. */
const german: Dialect = {
	separator: ";",
	begin: "\uFEFF",
	decimal: (value, digits) => plain(value, digits).replace(".", ","),
	day: (year, month, day) => `${day}.${month}.${year}`,
};

const international: Dialect = {
	separator: ",",
	begin: "",
	decimal: plain,
	day: (year, month, day) => `${year}-${month}-${day}`,
};

/** A table as CSV (RFC 4180), batch after batch. */
export async function* csvTable(
	format: "CSV_DE" | "CSV_INT",
	table: Table,
	rows: TableRows,
): AsyncGenerator<Buffer, void> {
	const dialect = format === "CSV_DE" ? german : international;
	const line = (cells: readonly string[]) =>
		`${cells.map((cell) => quoted(cell, dialect.separator)).join(dialect.separator)}\r\n`;
	const titles = table.columns.map(({ title }) => harmless(title));
	yield Buffer.from(dialect.begin + line(titles));
	for await (const batch of rows) {
		const lines = batch.map((row) =>
			line(table.columns.map((column, at) => cell(dialect, table, column, row[at]))),
		);
		if (lines.length > 0) yield Buffer.from(lines.join(""));
	}
}

function cell(
	dialect: Dialect,
	{ timeZone, words }: Table,
	{ kind }: TableColumn,
	value: CellValue,
): string {
	if (value === null || value === undefined) return "";
	switch (kind) {
		case "text":
			return harmless(asText(value));
		case "integer":
			return plain(Number(value), 0);
		case "decimal":
			return dialect.decimal(Number(value));
		case "currency":
			return dialect.decimal(Number(value) / 100, 2);
		case "boolean":
			return value ? words.yes : words.no;
		case "date":
			return dayText(dialect, String(value));
		case "datetime": {
			const iso = new Date(wallClockMs(value, timeZone)).toISOString();
			return `${dayText(dialect, iso)} ${iso.slice(11, 16)}`;
		}
		case "time":
			return clock(Number(value), 2);
		case "duration":
			return clock(Number(value), 1);
	}
}

function dayText(dialect: Dialect, iso: string): string {
	return dialect.day(iso.slice(0, 4), iso.slice(5, 7), iso.slice(8, 10));
}

/** Minutes as hours and minutes. Example: -450 → -7:30. */
function clock(minutes: number, hourDigits: number): string {
	const whole = Math.round(Math.abs(minutes));
	const hours = String(Math.floor(whole / 60)).padStart(hourDigits, "0");
	const rest = String(whole % 60).padStart(2, "0");
	return `${minutes < 0 ? "-" : ""}${hours}:${rest}`;
}

/** Without exponent and thousands separators. */
function plain(value: number, digits?: number): string {
	if (digits !== undefined) return value.toFixed(digits);
	const text = value.toFixed(2);
	return Number(text) === value ? text : String(value);
}
