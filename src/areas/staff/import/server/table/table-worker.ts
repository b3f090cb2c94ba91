import { parentPort, workerData } from "node:worker_threads";
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

/** So many rows are handed over in less than a moment of the other thread. */
const batch = 500;

const tell = (news: TableNews) => parentPort?.postMessage(news);
const { bytes, isSheet } = workerData as TableTask;

// the parser of sheets is loaded where one is read
try {
	const rows = isSheet ? await (await import("./xlsx-rows.ts")).xlsxRows(bytes) : csvRows(bytes);
	for (let from = 0; from < rows.length; from += batch) {
		tell({ rows: rows.slice(from, from + batch) });
	}
	tell({ end: "DONE" });
} catch (error) {
	if (!(error instanceof UnreadableTable)) throw error;
	tell({ end: "UNREADABLE" });
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
