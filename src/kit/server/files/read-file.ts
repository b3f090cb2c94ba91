import type { Statement } from "../database/database.ts";
import type { Services } from "../services.ts";
import type { Attachment } from "./attachment.ts";
import { chunkOfFile, fileOfOwner } from "./sql.ts";

/** What can read: a request, or a job by its services. */
export interface FileReader {
	readonly tenantId: string;
	readonly now: Date;
	once<R extends Record<string, unknown>>(statement: Statement): Promise<R[]>;
}

/** Reads beside whatever transaction is open. */
export function fileReader({
	services,
	tenantId,
	now,
}: Omit<FileReader, "once"> & { readonly services: Services }): FileReader {
	return { tenantId, now, once: (statement) => services.database.once(tenantId, statement) };
}

export type StoredFile = Attachment & { readonly id: string };

/** A file of its owner; undefined when there is none, it is not whole, or its days are over. */
export async function findFile(reader: FileReader, ownerId: string, fileId: string) {
	const { tenantId, now } = reader;
	const [file] = await reader.once<StoredFile>(fileOfOwner(tenantId, ownerId, fileId, now));
	return file;
}

/** The bytes of a file, chunk after chunk, each read when it is wanted. */
export async function* readFile(
	reader: FileReader,
	{ id }: StoredFile,
): AsyncGenerator<Buffer, void> {
	for (let n = 0; ; n++) {
		const [chunk] = await reader.once<{ data: Buffer }>(chunkOfFile(reader.tenantId, id, n));
		if (chunk === undefined) return;
		yield chunk.data;
	}
}
