import { parse } from "csv-parse/sync";
import { type TableRow, UnreadableTable } from "./table-rows.ts";

const separators = [";", ",", "\t", "|"] as const;

export interface TableTask {
	readonly bytes: Uint8Array;
	readonly isSheet: boolean;
}

export type TableNews =
	| { readonly rows: readonly TableRow[] }
	| { readonly end: "DONE" | "UNREADABLE" };

/** So many rows are handed over in less than a moment of the server. */
const batch = 500;
/** No import takes as many; what lies beyond is not handed over. */
const mostRows = 50_002;
const mostCells = 200;
/** Longer than any text that is taken, so that none is shortened unseen. */
const longestCell = 4000;
/** Of all cells together. */
const mostLetters = 32_000_000;

/**
 * Reads one table that its parent sends, in a process of its own with little memory: whatever a file does to it, the server and
 * its other tenants do not notice. Ends with its parent.
 */
process.once("message", (task: TableTask) => void read(task));
process.once("disconnect", () => process.exit());

const tell = (news: TableNews) =>
	new Promise<void>((resolve) => void process.send?.(news, undefined, {}, () => resolve()));

// the parser of sheets is loaded where one is read
async function read({ bytes, isSheet }: TableTask): Promise<void> {
	try {
		const rows = isSheet ? await (await import("./xlsx-rows.ts")).xlsxRows(bytes) : csvRows(bytes);
		const kept = bounded(rows);
		for (let from = 0; from < kept.length; from += batch)
			await tell({ rows: kept.slice(from, from + batch) });
		await tell({ end: "DONE" });
	} catch (error) {
		if (!(error instanceof UnreadableTable)) throw error;
		await tell({ end: "UNREADABLE" });
	}
	process.exit();
}

/** What of a table may be of use to anybody. */
function bounded(rows: readonly TableRow[]): TableRow[] {
	let letters = 0;
	return rows.slice(0, mostRows).map(([line, cells]) => {
		const kept = cells.slice(0, mostCells).map(storable);
		for (const { length } of kept) letters += length;
		if (letters > mostLetters) throw new UnreadableTable("Too much text.");
		return [line, kept];
	});
}

/** No database holds NUL or half a character. */
function storable(cell: string): string {
	return cell.slice(0, longestCell).replaceAll("\0", "").toWellFormed();
}

/** Rows of a CSV file in whatever encoding and with whatever separator it was written. */
function csvRows(bytes: Uint8Array): TableRow[] {
	const text = decode(bytes);
	try {
		const records = parse(text, {
			delimiter: separatorOf(text),
			relax_column_count: true,
			relax_quotes: true,
			skip_empty_lines: true,
			info: true,
		}) as unknown as { record: string[]; info: { lines: number } }[];
		return records.map(({ record, info }) => [info.lines, record]);
	} catch (error) {
		throw new UnreadableTable(String(error));
	}
}

/** UTF-8 and UTF-16 as they say themselves; what is no UTF-8 came from a German Windows. */
function decode(bytes: Uint8Array): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return as("utf-16le", bytes);
	if (first === 0xfe && second === 0xff) return as("utf-16be", bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return as("windows-1252", bytes);
	}
}

function as(encoding: string, bytes: Uint8Array): string {
	return new TextDecoder(encoding).decode(bytes);
}

/** The one that the head has most of, outside quotes. */
function separatorOf(text: string): string {
	const end = text.search(/[\r\n]/);
	const head = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, "");
	const counts = separators.map((one) => head.split(one).length);
	return separators[counts.indexOf(Math.max(...counts))] ?? ";";
}
