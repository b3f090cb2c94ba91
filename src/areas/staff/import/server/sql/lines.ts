import { sql } from "kysely";
import type { ImportFault } from "#domain/import/import-fields.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { atMost, pageLimit } from "#kit/server/row-limits.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { RunRow } from "./runs.ts";

/** Whose lines they are. */
type RunKey = Pick<RunRow, "tenantId" | "id">;

export interface LineRow {
	readonly line: number;
	readonly cells: string[];
	readonly action: "NEW" | "CHANGED" | "UNCHANGED" | "FAULTY";
	readonly faults: readonly ImportFault[];
	readonly entity_id: string | null;
	readonly before: unknown;
	readonly version_after: number | null;
	/** Of a person beside the values, by the kind. */
	readonly written: Readonly<Record<string, unknown>>;
	readonly undo: "UNDONE" | "KEPT" | null;
}

export type NewLine = Pick<LineRow, "line" | "cells" | "action" | "faults" | "entity_id">;

export async function insertLines(tx: Tx, run: RunKey, lines: readonly NewLine[]): Promise<void> {
	await execute(tx)`
		insert into import_line (tenant_id, run_id, line, cells, action, faults, entity_id)
		select ${run.tenantId}, ${run.id}, line, cells, action, faults, entity_id
		from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
			as given(line int, cells jsonb, action text, faults jsonb, entity_id uuid)`;
}

export async function deleteLines(tx: Tx, run: RunKey): Promise<void> {
	await execute(tx)`
		delete from import_line where tenant_id = ${run.tenantId} and run_id = ${run.id}`;
}

export interface DoneLine extends Partial<LineRow> {
	readonly line: number;
	readonly action: LineRow["action"];
}

/** What lines did, or why they did nothing after all. */
export async function keepDone(tx: Tx, run: RunKey, lines: readonly DoneLine[]): Promise<void> {
	await execute(tx)`
		update import_line l set action = given.action, faults = coalesce(given.faults, '[]'), entity_id = given.entity_id,
			before = given.before, version_after = given.version_after, written = coalesce(given.written, '{}')
		from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
			as given(line int, action text, faults jsonb, entity_id uuid, before jsonb, version_after int, written jsonb)
		where l.tenant_id = ${run.tenantId} and l.run_id = ${run.id} and l.line = given.line`;
}

export async function keepUndo(
	tx: Tx,
	run: RunKey,
	lines: readonly number[],
	undo: "UNDONE" | "KEPT",
): Promise<void> {
	await execute(tx)`
		update import_line set undo = ${undo}
		where tenant_id = ${run.tenantId} and run_id = ${run.id} and line = any(${[...lines]}::int[])`;
}

/** The next lines in the order of the file. */
export function linesAfter(tx: Tx, run: RunKey, after: number, most: number) {
	return rows(tx)<LineRow>`
		select line, cells, action, faults, entity_id, before, version_after, written, undo from import_line
		where tenant_id = ${run.tenantId} and run_id = ${run.id} and line > ${after} order by line ${atMost(most)}`;
}

/** What a run made or changed and nobody has taken back yet, the last first: what hangs below goes before what it hangs on. */
export function linesToUndo(tx: Tx, run: RunKey, most: number) {
	return rows(tx)<LineRow>`
		select l.line, l.cells, l.action, l.faults, l.entity_id, l.before, l.version_after, l.written, l.undo
		from import_line l left join unit u on u.tenant_id = l.tenant_id and u.id = l.entity_id
		where l.tenant_id = ${run.tenantId} and l.run_id = ${run.id} and l.action in ('NEW', 'CHANGED') and l.undo is null
		order by u.depth desc nulls last, l.line ${atMost(most)}`;
}

export function pageOfLines(
	tenantId: string,
	ownerId: string,
	runId: string,
	{ action, ...paging }: { action: string | undefined; page: number; pageSize: number },
): Statement {
	const only = action === undefined ? sql`` : sql`and action = ${action}`;
	const lines = sql`import_line where tenant_id = r.tenant_id and run_id = r.id ${only}`;
	return statementOf(sql`
		select r.kind, r.head, r.mapping, r.total, l.*
		from (
			-- counted here, once: beside the lines it would be counted for each of them
			select r.tenant_id, r.id, r.kind, r.head, r.mapping, (select count(*) from ${lines}) as total from import_run r
			where r.tenant_id = ${tenantId} and r.owner_id = ${ownerId} and r.id = ${runId} offset 0
		) r
		left join lateral (
			select line, cells, action, faults, entity_id as "entityId", undo from ${lines}
			order by line ${pageLimit(paging)}) l on true`);
}
