import { sql } from "kysely";
import type { Statement } from "../database/database.ts";
import type { Tx } from "../database/tenant-transaction.ts";

export interface NewFileRow {
	readonly tenant_id: string;
	readonly id: string;
	readonly owner_id: string;
	readonly name: string;
	readonly media_type: string;
	readonly expires_at: Date | null;
}

export async function insertFile(tx: Tx, row: NewFileRow): Promise<void> {
	await tx.insertInto("file").values(row).execute();
}

export async function insertChunk(
	tx: Tx,
	tenantId: string,
	fileId: string,
	n: number,
	data: Buffer,
): Promise<void> {
	await tx
		.insertInto("file_chunk")
		.values({ tenant_id: tenantId, file_id: fileId, n, data })
		.execute();
}

/** From now on the file may be loaded. */
export async function completeFile(
	tx: Tx,
	tenantId: string,
	id: string,
	whole: { bytes: number; sha256: Buffer },
): Promise<void> {
	await tx
		.updateTable("file")
		.set(whole)
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
}

export async function deleteFile(tx: Tx, tenantId: string, id: string): Promise<void> {
	await tx.deleteFrom("file").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

/** A whole file of this owner that has not expired. */
export function fileOfOwner(
	tenantId: string,
	ownerId: string,
	fileId: string,
	now: Date,
): Statement {
	return {
		name: "file_of_owner",
		text: `select id, name, media_type, bytes
			from file where tenant_id = $1 and owner_id = $2 and id = $3 and sha256 is not null
				and (expires_at is null or expires_at > $4)`,
		values: [tenantId, ownerId, fileId, now],
	};
}

export function chunkOfFile(tenantId: string, fileId: string, n: number): Statement {
	return {
		name: "chunk_of_file",
		text: "select data from file_chunk where tenant_id = $1 and file_id = $2 and n = $3",
		values: [tenantId, fileId, n],
	};
}

/** Files that this owner began to write since an instant. */
export async function countFilesSince(
	tx: Tx,
	tenantId: string,
	ownerId: string,
	since: Date,
): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select count(*)::int as count from file
		where tenant_id = ${tenantId} and owner_id = ${ownerId} and id >= uuid_v7_floor(${since}::timestamptz)`.execute(
		tx,
	);
	return rows[0]?.count ?? 0;
}

/** Works as `maintenance`. Chunks go with their file. @returns how many files */
export async function deleteExpiredFiles(
	tx: Tx,
	tenantId: string,
	now: Date,
	begunBefore: Date,
): Promise<number> {
	const { numAffectedRows } = await sql`delete from file where tenant_id = ${tenantId}
		and (expires_at <= ${now}::timestamptz
			or (sha256 is null and id < uuid_v7_floor(${begunBefore}::timestamptz)))`.execute(tx);
	return Number(numAffectedRows ?? 0);
}
