import {
	asText,
	type CellKind,
	type CellValue,
	type Table,
	type TableColumn,
	type TableRows,
	wallClockMs,
} from "./cell.ts";
import { escapeXml, styleOf, workbookParts } from "./xlsx-parts.ts";
import { zip } from "./zip.ts";

/** What a cell of a sheet can hold. */
const longestText = 32_767;
const dayMs = 86_400_000;
/** Day 0 of sheets: before it they had a leap year of their own. */
const dayZero = Date.UTC(1899, 11, 30);

/**
 * A table as a workbook with one sheet: real numbers, days and durations, the head frozen and filterable. Written row by
 * row, so that a long list never lies in memory as a whole.
 */
export function xlsxTable(table: Table, rows: TableRows, at: Date): AsyncGenerator<Buffer, void> {
	return zip(
		[
			...workbookParts(table.name),
			{ name: "xl/worksheets/sheet1.xml", content: sheet(table, rows) },
		],
		at,
	);
}

async function* sheet(table: Table, rows: TableRows): AsyncGenerator<string, void> {
	const { columns } = table;
	yield head(columns);
	let line = 1;
	for await (const batch of rows) {
		let xml = "";
		for (const row of batch) {
			line++;
			xml += `<row r="${line}">`;
			for (const [at, column] of columns.entries()) {
				xml += cell(table, column, row[at], `${letters(at)}${line}`);
			}
			xml += "</row>";
		}
		yield xml;
	}
	const last = `${letters(Math.max(columns.length - 1, 0))}${line}`;
	yield `</sheetData><autoFilter ref="A1:${last}"/></worksheet>`;
}

function head(columns: readonly TableColumn[]): string {
	const widths = columns.map(
		(column, at) =>
			`<col min="${at + 1}" max="${at + 1}" width="${widthOf(column)}" customWidth="1"/>`,
	);
	const titles = columns.map(({ title }, at) =>
		textCell(title, `${letters(at)}1`, styleOf("head")),
	);
	return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join("")}</cols><sheetData><row r="1">${titles.join("")}</row>`;
}

const widths: Readonly<Record<CellKind, number>> = {
	text: 24,
	integer: 10,
	decimal: 12,
	currency: 14,
	date: 12,
	datetime: 17,
	time: 10,
	duration: 12,
	boolean: 10,
};

function widthOf({ kind, width, title }: TableColumn): number {
	return width ?? Math.min(60, Math.max(widths[kind], title.length + 4));
}

function cell({ timeZone, words }: Table, { kind }: TableColumn, value: CellValue, place: string) {
	if (value === null || value === undefined) return "";
	const style = styleOf(kind);
	const number = (given: number) =>
		Number.isFinite(given) ? `<c r="${place}" s="${style}"><v>${given}</v></c>` : "";
	switch (kind) {
		case "text":
			return textCell(asText(value), place, style);
		case "boolean":
			return textCell(value ? words.yes : words.no, place, style);
		case "integer":
		case "decimal":
			return number(Number(value));
		case "currency":
			return number(Number(value) / 100);
		case "date":
			return number((Date.parse(String(value)) - dayZero) / dayMs);
		case "datetime":
			return number((wallClockMs(value, timeZone) - dayZero) / dayMs);
		case "time":
		case "duration":
			return number(Number(value) / 1440);
	}
}

function textCell(text: string, place: string, style: number): string {
	if (text === "") return "";
	return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, longestText))}</t></is></c>`;
}

/** The name of a column. Example: 27 → AB. */
function letters(at: number): string {
	const last = String.fromCharCode(65 + (at % 26));
	return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}
