import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { StoredFile } from "#kit/server/files/read-file.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { MadeExport } from "../../contract/files.ts";

interface NewExport {
	readonly id: string;
	readonly configId: string;
	readonly month: string;
	readonly fileId: string;
	readonly sha256: Buffer;
	readonly lines: number;
	readonly people: number;
	readonly findings: readonly unknown[];
	/** Of the first file of the same lines: its own id. */
	readonly rootId: string;
	readonly take: number;
	readonly madeAt: Date;
	readonly madeBy: string;
}

export async function insertExport(tx: Tx, tenantId: string, made: NewExport): Promise<void> {
	await addRows(tx, "payroll_export", {
		...{ tenant_id: tenantId, id: made.id, config_id: made.configId, month: `${made.month}-01` },
		...{ file_id: made.fileId, sha256: made.sha256, lines: made.lines, people: made.people },
		...{ findings: JSON.stringify(made.findings), root_id: made.rootId, take: made.take },
		...{ made_at: made.madeAt, made_by: made.madeBy },
	});
}

/** As the database writes an array: ids need no quotes, which each of 50,000 would be looked through for. */
const listed = (ids: readonly string[]) => `{${ids.join(",")}}`;

/** That lines have left: those that stand in the file, and those that payroll has nothing of. */
export async function insertExportLines(
	tx: Tx,
	tenantId: string,
	{ id, configId }: Pick<NewExport, "id" | "configId">,
	lines: { readonly written: readonly string[]; readonly settled: readonly string[] },
): Promise<void> {
	await execute(tx)`
		insert into payroll_export_line (tenant_id, config_id, line_id, export_id, is_written)
		select ${tenantId}, ${configId}, x.id, ${id}, x.is_written from (
			select unnest(${listed(lines.written)}::uuid[]) as id, true as is_written
			union all select unnest(${listed(lines.settled)}::uuid[]), false) x`;
}

/** What a file that takes the place of another has otherwise than the first one of the same lines. */
export async function insertLineChanges(
	tx: Tx,
	tenantId: string,
	{ id, rootId }: Pick<NewExport, "id" | "rootId">,
	written: readonly string[],
): Promise<void> {
	await execute(tx)`
		insert into payroll_export_line_change (tenant_id, export_id, line_id, is_written)
		select tenant_id, ${id}, line_id, not is_written from payroll_export_line
		where tenant_id = ${tenantId} and export_id = ${rootId} and is_written <> (line_id = any(${[...written]}::uuid[]))`;
}

/** That payroll has nothing of lines, so that they are done without a file. */
export async function insertSettledLines(
	tx: Tx,
	tenantId: string,
	configId: string,
	lineIds: readonly string[],
): Promise<void> {
	await execute(tx)`
		insert into payroll_export_line (tenant_id, config_id, line_id, is_written)
		select ${tenantId}, ${configId}, id, false from unnest(${[...lineIds]}::uuid[]) id`;
}

/** A line of the row `l` has not left. */
const isWaiting = (tenantId: string) => sql`not exists (select from payroll_export_line e
	where e.tenant_id = ${tenantId} and e.line_id = l.id)`;

/** Whether the row `e` stands in the newest file of its lines. */
const isWritten = sql`coalesce((
	select c.is_written from payroll_export f
	left join payroll_export_line_change c on c.tenant_id = f.tenant_id and c.export_id = f.id and c.line_id = e.line_id
	where f.tenant_id = e.tenant_id and f.root_id = e.export_id order by f.take desc limit 1), e.is_written)`;

/** Payroll has still to read a line of the row `l`: no file with it was read, though it stands in one. */
const isUnread = (tenantId: string) => sql`not exists (select from payroll_export_line e
	where e.tenant_id = ${tenantId} and e.line_id = l.id and (not ${isWritten} or exists (
		select from payroll_export f
		join payroll_export_import i on i.tenant_id = f.tenant_id and i.export_id = f.id
		where f.tenant_id = e.tenant_id and f.root_id = e.export_id)))`;

/** Periods with some lines of which nothing is left to do. @returns their ids */
async function movePeriods(
	tx: Tx,
	tenantId: string,
	lineIds: RawBuilder<unknown>,
	move: { readonly from: string; readonly to: string; readonly isOpen: RawBuilder<unknown> },
): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		update payroll_period p set state = ${move.to}, version = p.version + 1
		where p.tenant_id = ${tenantId} and p.state = ${move.from}
			and p.id in (select x.period_id from (${lineIds}) e
				join payroll_line l on l.tenant_id = ${tenantId} and l.id = e.line_id
				join payroll x on x.tenant_id = l.tenant_id and x.id = l.payroll_id)
			and not exists (select from payroll x
				join payroll_line l on l.tenant_id = x.tenant_id and l.payroll_id = x.id
				where x.tenant_id = ${tenantId} and x.period_id = p.id and ${move.isOpen})
		returning p.id`;
	return found.map(({ id }) => id);
}

const linesOfFile = (tenantId: string, rootId: string) => sql`
	select line_id from payroll_export_line where tenant_id = ${tenantId} and export_id = ${rootId}`;

/** A period is exported once the last of its lines has left: with a file, or settled without one. */
export function exportPeriods(
	tx: Tx,
	tenantId: string,
	by: { readonly exportId: string } | { readonly lineIds: readonly string[] },
): Promise<string[]> {
	const isOpen = isWaiting(tenantId);
	const lines =
		"exportId" in by
			? linesOfFile(tenantId, by.exportId)
			: sql`select unnest(${listed(by.lineIds)}::uuid[]) as line_id`;
	return movePeriods(tx, tenantId, lines, { from: "CLOSED", to: "EXPORTED", isOpen });
}

export function importPeriods(tx: Tx, tenantId: string, rootId: string): Promise<string[]> {
	const isOpen = isUnread(tenantId);
	const lines = linesOfFile(tenantId, rootId);
	return movePeriods(tx, tenantId, lines, { from: "EXPORTED", to: "IMPORTED", isOpen });
}

export async function insertImport(
	tx: Tx,
	tenantId: string,
	read: {
		readonly exportId: string;
		readonly protocol: string;
		readonly at: Date;
		readonly by: string;
	},
): Promise<void> {
	await addRows(tx, "payroll_export_import", {
		...{ tenant_id: tenantId, export_id: read.exportId, protocol: read.protocol },
		...{ imported_at: read.at, imported_by: read.by },
	});
}

export interface ExportRowKept {
	readonly id: string;
	readonly configId: string;
	readonly month: string;
	readonly rootId: string;
	readonly take: number;
	readonly sha256: string;
	readonly fileId: string;
	readonly isReplaced: boolean;
	readonly isImported: boolean;
}

const isReplaced = sql`exists (select from payroll_export n
	where n.tenant_id = f.tenant_id and n.root_id = f.root_id and n.take > f.take)`;

/** A file that was made; held against another that would take its place. */
export async function holdExport(tx: Tx, tenantId: string, id: string) {
	await execute(
		tx,
	)`select pg_advisory_xact_lock(hashtextextended('payroll export ' || r.root_id, 0))
		from payroll_export r where r.tenant_id = ${tenantId} and r.id = ${id}`;
	return firstRow(tx)<ExportRowKept>`
		select f.id, f.config_id as "configId", to_char(f.month, 'YYYY-MM') as month, f.root_id as "rootId", f.take,
			encode(f.sha256, 'hex') as sha256, f.file_id as "fileId", ${isReplaced} as "isReplaced",
			exists (select from payroll_export_import i where i.tenant_id = f.tenant_id and i.export_id = f.id) as "isImported"
		from payroll_export f where f.tenant_id = ${tenantId} and f.id = ${id}`;
}

/** Files of a month, those that took the place of others counted too. */
export async function countExports(
	tx: Tx,
	tenantId: string,
	{ configId, month }: { readonly configId: string; readonly month: string },
): Promise<number> {
	const row = await firstRow(tx)<{ count: number }>`
		select count(*)::int as count from payroll_export f
		where f.tenant_id = ${tenantId} and f.config_id = ${configId} and f.month = ${`${month}-01`}::date`;
	return row?.count ?? 0;
}

interface Listed {
	readonly configId: string | undefined;
	readonly month: string | undefined;
}

/** Newer ones first; more than a screen of them nobody looks through. */
export function listedExports(tenantId: string, { configId, month }: Listed) {
	return statementOf(sql`
		select f.id, f.config_id as "configId", to_char(f.month, 'YYYY-MM') as month, d.name as "fileName", d.bytes::int,
			encode(f.sha256, 'hex') as sha256, f.lines, f.people, f.take, ${isReplaced} as "isReplaced", f.made_at as "madeAt",
			concat_ws(' ', u.first_name, u.last_name) as "madeBy", ${imported} as imported
		from payroll_export f
		join file d on d.tenant_id = f.tenant_id and d.id = f.file_id
		join app_user u on u.tenant_id = f.tenant_id and u.id = f.made_by
		where f.tenant_id = ${tenantId}
			${configId === undefined ? sql`` : sql`and f.config_id = ${configId}`}
			${month === undefined ? sql`` : sql`and f.month = ${`${month}-01`}::date`}
		order by f.made_at desc, f.take desc, f.id desc limit 100`);
}

const imported = sql`(
	select jsonb_build_object('at', i.imported_at, 'by', concat_ws(' ', w.first_name, w.last_name), 'protocol', i.protocol)
	from payroll_export_import i
	join app_user w on w.tenant_id = i.tenant_id and w.id = i.imported_by
	where i.tenant_id = f.tenant_id and i.export_id = f.id)`;

export type ListedExport = Omit<MadeExport, "madeAt"> & { readonly madeAt: Date };

/** Its bytes, and whether they are of "Lohn und Gehalt". */
export type ExportFileRow = StoredFile & { readonly type: string };

export function fileOfExport(tenantId: string, id: string) {
	return statementOf(sql`
		select d.id, d.name, d.media_type as "mediaType", d.bytes, m.type from payroll_export f
		join file d on d.tenant_id = f.tenant_id and d.id = f.file_id
		join payroll_export_config m on m.tenant_id = f.tenant_id and m.id = f.config_id
		where f.tenant_id = ${tenantId} and f.id = ${id}`);
}

/** Its bytes, chunk after chunk; few, because payroll reads no large files. */
export function keptFile(tx: Tx, tenantId: string, fileId: string) {
	return rows(tx)<{ data: Buffer }>`
		select data from file_chunk where tenant_id = ${tenantId} and file_id = ${fileId} order by n`;
}
