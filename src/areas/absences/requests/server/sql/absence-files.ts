import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { StoredFile } from "#kit/server/files/read-file.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";

export interface AbsenceFileRow {
	readonly fileId: string;
	readonly name: string;
	readonly bytes: number;
	readonly addedAt: Date;
	readonly ownerId: string;
	readonly addedBy: { readonly firstName: string; readonly lastName: string };
}

/** Files of an absence, the oldest first. */
export function filesOf(tx: Tx, tenantId: string, absenceId: string) {
	return rows(tx)<AbsenceFileRow>`
		select f.id as "fileId", f.name, f.bytes::int as bytes, x.added_at as "addedAt", f.owner_id as "ownerId",
			jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name) as "addedBy"
		from absence_file x
		join file f on f.tenant_id = x.tenant_id and f.id = x.file_id
		join app_user u on u.tenant_id = f.tenant_id and u.id = f.owner_id
		where x.tenant_id = ${tenantId} and x.absence_id = ${absenceId}
		order by x.added_at, x.file_id`;
}

interface OneFile {
	readonly absenceId: string;
	readonly fileId: string;
}

/** One of them, to be loaded or deleted. */
export function fileOf(tx: Tx, tenantId: string, { absenceId, fileId }: OneFile) {
	return firstRow(tx)<StoredFile & { readonly ownerId: string }>`
		select f.id, f.name, f.media_type as "mediaType", f.bytes::int as bytes, f.owner_id as "ownerId"
		from absence_file x join file f on f.tenant_id = x.tenant_id and f.id = x.file_id
		where x.tenant_id = ${tenantId} and x.absence_id = ${absenceId} and x.file_id = ${fileId}`;
}

interface Uploaded {
	readonly ownerId: string;
	readonly fileIds: readonly string[];
	readonly mediaTypes: readonly string[];
	readonly now: Date;
}

/** Which of some files somebody uploaded for an absence, and none has yet. */
export function uploadedFiles(
	tx: Tx,
	tenantId: string,
	{ ownerId, fileIds, mediaTypes, now }: Uploaded,
) {
	return rows(tx)<{ id: string; name: string }>`
		select f.id, f.name from file f
		where f.tenant_id = ${tenantId} and f.id = any(${[...fileIds]}::uuid[]) and f.owner_id = ${ownerId}
			and f.sha256 is not null and f.expires_at > ${now} and f.media_type = any(${[...mediaTypes]}::text[])
		order by f.id`;
}

export async function countFiles(tx: Tx, tenantId: string, absenceId: string): Promise<number> {
	const row = await firstRow(tx)<{ count: number }>`
		select count(*)::int as count from absence_file where tenant_id = ${tenantId} and absence_id = ${absenceId}`;
	return row?.count ?? 0;
}

export function addFiles(
	tx: Tx,
	tenantId: string,
	{ absenceId, fileIds, at }: Omit<OneFile, "fileId"> & { fileIds: readonly string[]; at: Date },
) {
	return addRows(
		tx,
		"absence_file",
		fileIds.map((fileId) => ({
			...{ tenant_id: tenantId, file_id: fileId, absence_id: absenceId, added_at: at },
		})),
	);
}
