import { type FileReader, readFile, type StoredFile } from "#kit/server/files/read-file.ts";
import { readTable } from "./read-table.ts";
import type { TableRow } from "./table-rows.ts";

/** Rows of a stored table, the head first; undefined when it cannot be read. */
export async function rowsOfFile(
	reader: FileReader,
	file: StoredFile,
): Promise<TableRow[] | undefined> {
	const bytes = Buffer.concat(await Array.fromAsync(readFile(reader, file)));
	return readTable({ bytes, isSheet: file.mediaType !== "text/csv" });
}
