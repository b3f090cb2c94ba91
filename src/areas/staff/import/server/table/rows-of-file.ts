import { Worker } from "node:worker_threads";
import { type FileReader, readFile, type StoredFile } from "#kit/server/files/read-file.ts";
import type { TableRow } from "./table-rows.ts";
import type { TableNews, TableTask } from "./table-worker.ts";

/** No honest file of this size takes so long. */
const timeoutMs = 60_000;

/** Rows of a stored table, the head first; undefined when it cannot be read. */
export async function rowsOfFile(reader: FileReader, file: StoredFile) {
	const bytes = Buffer.concat(await Array.fromAsync(readFile(reader, file)));
	return readTable({ bytes, isSheet: file.mediaType !== "text/csv" });
}

/**
 * Rows of an uploaded table, the head first. Parsed in a thread of its own: a long file would keep every other request
 * waiting for seconds. Undefined when it cannot be read.
 */
function readTable(task: TableTask): Promise<TableRow[] | undefined> {
	const { promise, resolve } = Promise.withResolvers<TableRow[] | undefined>();
	const worker = new Worker(new URL("./table-worker.ts", import.meta.url), {
		workerData: task,
		resourceLimits: { maxOldGenerationSizeMb: 1024 },
	});
	const rows: TableRow[] = [];
	const timer = setTimeout(() => void worker.terminate(), timeoutMs);
	worker.on("message", (news: TableNews) => {
		if ("rows" in news) rows.push(...news.rows);
		else resolve(news.end === "DONE" ? rows : undefined);
	});
	// a file that exhausts the thread's memory is as unreadable as a damaged one
	worker.on("error", () => resolve(undefined));
	worker.on("exit", () => {
		clearTimeout(timer);
		resolve(undefined);
	});
	return promise;
}
