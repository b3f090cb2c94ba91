import { parentPort, workerData } from "node:worker_threads";
import { csvRows } from "./csv-rows.ts";
import { type TableRow, UnreadableTable } from "./table-rows.ts";

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
