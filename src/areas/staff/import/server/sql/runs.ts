import { sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { JobRow } from "#kit/server/jobs/job-answer.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { ImportRun } from "../../contract.ts";

/** As it is answered, except for what its state decides. */
export type RunRow = Omit<
	ImportRun,
	"counts" | "columns" | "undone" | "ranAt" | "undoneAt" | "undoUntil" | "job"
> & {
	readonly tenantId: string;
	readonly fileId: string | null;
	readonly ranAt: Date | null;
	readonly undoneAt: Date | null;
	readonly counts: Readonly<Record<string, number>>;
	readonly undone: Readonly<Record<string, number>>;
	readonly job: (Omit<JobRow, "started_at"> & { started_at: string | null }) | null;
};

const columns = sql`r.tenant_id as "tenantId", r.id, r.kind, r.file_id as "fileId", r.file_name as "fileName", r.status, r.head,
	r.sample, r.line_count as "lineCount", r.mapping, r.unit_id as "unitId", r.only_good as "onlyGood", r.ran_at as "ranAt",
	r.undone_at as "undoneAt",
	n.counts, n.undone,
	(select to_jsonb(j) - 'input' from job j where j.tenant_id = r.tenant_id and j.id = r.job_id) as job`;

/** Its lines are counted in one go, by what was done with them and by what came of taking them back. */
const run = sql`import_run r cross join lateral (
	select coalesce(jsonb_object_agg(g.action, g.n) filter (where g.action is not null), '{}') as counts,
		coalesce(jsonb_object_agg(g.undo, g.n) filter (where g.undo is not null), '{}') as undone
	from (select l.action, l.undo, count(*) as n from import_line l
		where l.tenant_id = r.tenant_id and l.run_id = r.id group by grouping sets ((l.action), (l.undo))) g
) n`;

export function runOfOwner(tenantId: string, ownerId: string, id: string): Statement {
	return statementOf(sql`
		select ${columns} from ${run}
		where r.tenant_id = ${tenantId} and r.owner_id = ${ownerId} and r.id = ${id}`);
}

export function runsOfOwner(tenantId: string, ownerId: string): Statement {
	return statementOf(sql`
		select ${columns} from ${run}
		where r.tenant_id = ${tenantId} and r.owner_id = ${ownerId} order by r.id desc limit 20`);
}

/** Keeps two people, or two tabs, from working on one import. */
export async function lockRun(tx: Tx, tenantId: string, ownerId: string, id: string) {
	await execute(tx)`select from import_run where tenant_id = ${tenantId} and id = ${id} for update`;
	return firstRow(tx)<RunRow>`
		select ${columns} from ${run}
		where r.tenant_id = ${tenantId} and r.owner_id = ${ownerId} and r.id = ${id}`;
}

export async function insertRun(
	tx: Tx,
	run: {
		tenant_id: string;
		id: string;
		owner_id: string;
		kind: string;
		file_id: string;
		file_name: string;
		head: string;
		sample: string;
		line_count: number;
		mapping: string;
	},
): Promise<void> {
	await addRows(tx, "import_run", run);
}

export async function updateRun(
	tx: Tx,
	run: Pick<RunRow, "tenantId" | "id">,
	change: {
		status?: string;
		mapping?: string;
		unit_id?: string | null;
		only_good?: boolean;
		job_id?: string;
		ran_at?: Date;
		undone_at?: Date;
	},
): Promise<void> {
	await tx
		.updateTable("import_run")
		.set(change)
		.where("tenant_id", "=", run.tenantId)
		.where("id", "=", run.id)
		.execute();
}

/** Works as `maintenance`. Lines go with their run. */
export async function deleteRunsBefore(tx: Tx, tenantId: string, before: Date): Promise<number> {
	const { numAffectedRows } = await sql`
		delete from import_run where tenant_id = ${tenantId} and id < uuid_v7_floor(${before}::timestamptz)`.execute(
		tx,
	);
	return Number(numAffectedRows ?? 0);
}
