import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type FileReader, readFile, type StoredFile } from "#kit/server/files/read-file.ts";
import { inTurn } from "./in-turn.ts";
import type { TableNews, TableTask } from "./table-process.ts";
import type { TableRow } from "./table-rows.ts";

/** No honest file of this size takes so long. */
const timeoutMs = 60_000;
/**
 * Of JavaScript's heap, and of the whole process: a sheet of 50,000 lines and 15 columns needs 320, and together with the server
 * it stays below 512.
 */
const heapMegabytes = 224;
const mostMegabytes = 352;
const watchedEveryMs = 10;

/**
 * Rows of a stored table, the head first; undefined when it cannot be read. One table is read at a time, and companies take
 * turns.
 */
export function rowsOfFile(reader: FileReader, file: StoredFile): Promise<TableRow[] | undefined> {
	return inTurn(reader.tenantId, async () => {
		const bytes = Buffer.concat(await Array.fromAsync(readFile(reader, file)));
		return readTable({ bytes, isSheet: file.mediaType !== "text/csv" });
	});
}

/**
 * Rows of an uploaded table, the head first. Parsed in a process of its own, which knows no secret: a long file would keep every
 * other request waiting for seconds, and one that was made to burst would take the server's memory. Undefined when it cannot
 * be read, takes too long or too much.
 */
function readTable(task: TableTask): Promise<TableRow[] | undefined> {
	const { promise, resolve } = Promise.withResolvers<TableRow[] | undefined>();
	const child = fork(fileURLToPath(new URL("./table-process.ts", import.meta.url)), {
		execArgv: [`--max-old-space-size=${heapMegabytes}`, "--max-semi-space-size=4"],
		env: {},
		serialization: "advanced",
		stdio: ["ignore", "ignore", "ignore", "ipc"],
	});
	const rows: TableRow[] = [];
	const end = () => child.kill("SIGKILL");
	const timer = setTimeout(end, timeoutMs);
	const watch = setInterval(() => {
		if (megabytesOf(child.pid) > mostMegabytes) end();
	}, watchedEveryMs);
	child.on("message", (news: TableNews) => {
		if ("rows" in news) rows.push(...news.rows);
		else resolve(news.end === "DONE" ? rows : undefined);
	});
	// a file that exhausts the process's memory is as unreadable as a damaged one
	child.on("error", () => resolve(undefined));
	child.on("close", () => {
		clearTimeout(timer);
		clearInterval(watch);
		resolve(undefined);
	});
	child.send(task, () => {});
	return promise;
}

/** Resident memory; 0 where the machine does not tell: there the heap alone is bounded. */
function megabytesOf(pid: number | undefined): number {
	try {
		const kilobytes = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
		return Number(kilobytes ?? 0) / 1024;
	} catch {
		return 0;
	}
}
