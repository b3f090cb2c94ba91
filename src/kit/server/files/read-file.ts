import type { Statement } from "../database/database.ts";
import type { Services } from "../services.ts";
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
}: {
	readonly services: Services;
	readonly tenantId: string;
	readonly now: Date;
}): FileReader {
	return { tenantId, now, once: (statement) => services.database.once(tenantId, statement) };
}

export interface StoredFile {
	readonly id: string;
	readonly name: string;
	readonly mediaType: string;
	readonly bytes: number;
}

/** A file of its owner; undefined when there is none, it is not whole, or its days are over. */
export async function findFile(
	reader: FileReader,
	ownerId: string,
	fileId: string,
): Promise<StoredFile | undefined> {
	const { tenantId, now } = reader;
	const [row] = await reader.once<{ id: string; name: string; media_type: string; bytes: number }>(
		fileOfOwner(tenantId, ownerId, fileId, now),
	);
	if (row === undefined) return undefined;
	const { media_type: mediaType, id, name, bytes } = row;
	return { id, name, mediaType, bytes };
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
