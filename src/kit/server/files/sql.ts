import { sql } from "kysely";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import type { Statement } from "../database/database.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { statementOf } from "../statement-of.ts";

interface NewFile {
	readonly tenantId: string;
	readonly id: string;
	readonly ownerId: string;
	readonly name: string;
	readonly mediaType: string;
	readonly expiresAt: Date;
}

export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
	await execute(tx)`
		insert into file (tenant_id, id, owner_id, name, media_type, expires_at)
		values (${file.tenantId}, ${file.id}, ${file.ownerId}, ${file.name}, ${file.mediaType}, ${file.expiresAt})`;
}

export async function insertChunk(
	tx: Tx,
	tenantId: string,
	fileId: string,
	n: number,
	data: Buffer,
): Promise<void> {
	await execute(tx)`insert into file_chunk (tenant_id, file_id, n, data)
		values (${tenantId}, ${fileId}, ${n}, ${data})`;
}

/** From now on the file may be loaded. */
export async function completeFile(
	tx: Tx,
	tenantId: string,
	id: string,
	{ bytes, sha256 }: { bytes: number; sha256: Buffer },
): Promise<void> {
	await execute(tx)`update file set bytes = ${bytes}, sha256 = ${sha256}
		where tenant_id = ${tenantId} and id = ${id}`;
}

export async function deleteFile(tx: Tx, tenantId: string, id: string): Promise<void> {
	await execute(tx)`delete from file where tenant_id = ${tenantId} and id = ${id}`;
}

/** A whole file of this owner that has not expired. */
/** Several at once, with their chunks. */
export async function deleteFiles(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
	await execute(
		tx,
	)`delete from file where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
}

export function fileOfOwner(tenantId: string, ownerId: string, fileId: string, now: Date) {
	return statementOf(sql`
		select id, name, media_type as "mediaType", bytes from file
		where tenant_id = ${tenantId} and owner_id = ${ownerId} and id = ${fileId} and sha256 is not null
			and (expires_at is null or expires_at > ${now})`);
}

export function chunkOfFile(tenantId: string, fileId: string, n: number): Statement {
	return statementOf(sql`
		select data from file_chunk where tenant_id = ${tenantId} and file_id = ${fileId} and n = ${n}`);
}

/** Until the end of the transaction nobody else of the tenant begins to upload. */
export async function lockUploads(tx: Tx, tenantId: string): Promise<void> {
	await execute(tx)`select pg_advisory_xact_lock(hashtextextended(${`upload ${tenantId}`}, 0))`;
}

/** Files that were begun since an instant, by this owner and by all: those too that jobs wrote. */
export async function countFilesSince(tx: Tx, tenantId: string, ownerId: string, since: Date) {
	const row = await firstRow(tx)<{ ofOwner: number; ofTenant: number }>`
		select count(*) filter (where owner_id = ${ownerId})::int as "ofOwner", count(*)::int as "ofTenant" from file
		where tenant_id = ${tenantId} and id >= uuid_v7_floor(${since}::timestamptz)`;
	return row ?? { ofOwner: 0, ofTenant: 0 };
}

/** Keeps a file until then, if it would be gone before. */
export async function keepFile(tx: Tx, tenantId: string, id: string, until: Date): Promise<void> {
	await execute(tx)`update file set expires_at = greatest(expires_at, ${until}::timestamptz)
		where tenant_id = ${tenantId} and id = ${id}`;
}

/** Keeps files until somebody deletes them. */
export async function keepFiles(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
	await execute(tx)`update file set expires_at = null
		where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
}

/**
 * Files whose time is over, and what was left unfinished for a day, which nobody will finish any more. Works as
 * `maintenance`; chunks go with their file.
 */
export function deleteExpiredFiles(tx: Tx, tenantId: string, now: Date): Promise<number> {
	return execute(tx)`
		delete from file where tenant_id = ${tenantId} and (expires_at <= ${now}::timestamptz
			or sha256 is null and id < uuid_v7_floor(${now}::timestamptz - interval '24 hours'))`;
}
