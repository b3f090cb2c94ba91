import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { deleteFiles } from "#kit/server/files/sql.ts";
import { execute, rows } from "#kit/server/rows-of.ts";

/**
 * Wage files of months whose year ended before, with all that is known of them. Works as `maintenance`.
 *
 * @returns how many files
 */
export async function deleteOldExports(tx: Tx, tenantId: string, before: Date): Promise<number> {
	const isOld = sql`tenant_id = ${tenantId} and month < date_trunc('year', ${before}::timestamptz at time zone 'UTC')`;
	const old = sql`select id from payroll_export where ${isOld}`;
	await execute(
		tx,
	)`delete from payroll_export_line_change where tenant_id = ${tenantId} and export_id in (${old})`;
	await execute(
		tx,
	)`delete from payroll_export_import where tenant_id = ${tenantId} and export_id in (${old})`;
	await execute(tx)`
		delete from payroll_export_line where tenant_id = ${tenantId}
			and (export_id in (${old}) or line_id in (select id from payroll_line where ${isOld}))`;
	const gone = await rows(tx)<{ fileId: string }>`
		delete from payroll_export where ${isOld} returning file_id as "fileId"`;
	await deleteFiles(
		tx,
		tenantId,
		gone.map(({ fileId }) => fileId),
	);
	return gone.length;
}
