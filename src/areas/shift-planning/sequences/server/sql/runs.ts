import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { SequenceRun } from "../../contract.ts";

interface NewRun {
	readonly id: string;
	readonly sequenceId: string;
	readonly from: string;
	readonly to: string;
	readonly onClash: "SKIP" | "OPEN";
	readonly madeAt: Date;
	readonly madeBy: string;
	readonly jobId: string | null;
}

export async function insertRun(tx: Tx, tenantId: string, run: NewRun): Promise<void> {
	await addRows(tx, "shift_sequence_run", {
		...{ tenant_id: tenantId, id: run.id, sequence_id: run.sequenceId },
		...{ from_date: run.from, to_date: run.to, on_clash: run.onClash },
		...{ made_at: run.madeAt, made_by: run.madeBy, job_id: run.jobId },
	});
}

export interface RunPerson {
	readonly userId: string;
	readonly made: number;
	readonly opened: number;
	readonly skipped: number;
}

/** What became of people of a run. */
export async function addRunPeople(
	tx: Tx,
	tenantId: string,
	runId: string,
	people: readonly RunPerson[],
): Promise<void> {
	await execute(tx)`
		insert into shift_sequence_run_person (tenant_id, run_id, user_id, made, opened, skipped)
		select ${tenantId}, ${runId}, x."userId", x.made, x.opened, x.skipped
		from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as x("userId" uuid, made int, opened int, skipped int)`;
}

/** People of a run who have an outcome. */
export async function runPeople(tx: Tx, tenantId: string, runId: string): Promise<Set<string>> {
	const found = await rows(tx)<{ userId: string }>`
		select user_id as "userId" from shift_sequence_run_person where tenant_id = ${tenantId} and run_id = ${runId}`;
	return new Set(found.map(({ userId }) => userId));
}

/** About the row `r` of a run: its job goes on. */
const isBusy = sql`exists (select from job j where j.tenant_id = r.tenant_id and j.id = r.job_id and j.finished_at is null)`;

/** Who made a run, and whether a job still makes it; undefined where there is none. */
export function runById(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<{ madeBy: string; sequenceId: string; isBusy: boolean }>`
		select r.made_by as "madeBy", r.sequence_id as "sequenceId", ${isBusy} as "isBusy" from shift_sequence_run r
		where r.tenant_id = ${tenantId} and r.id = ${id}`;
}

/** About the row `s` of a shift: it is as its run made it, and nobody has worked it. */
const isLeft = sql`s.deleted_at is null and s.version = 1 and not exists (select from time_tracking t
	where t.tenant_id = s.tenant_id and t.shift_id = s.id and t.deleted_at is null)`;

/** Of the shifts of a run those that can be taken back, and how many stay. */
export async function shiftsOfRun(tx: Tx, tenantId: string, runId: string) {
	const found = await rows(tx)<{ id: string; isLeft: boolean }>`
		select s.id, ${isLeft} as "isLeft" from shift s
		where s.tenant_id = ${tenantId} and s.run_id = ${runId} and s.deleted_at is null order by s.id`;
	const left = found.filter((one) => one.isLeft).map(({ id }) => id);
	return { left, kept: found.length - left.length };
}

export type RunRow = Omit<SequenceRun, "madeAt"> &
	Record<string, unknown> & { readonly madeAt: Date };

const mostListed = 50;

/** Runs of a sequence, as far as they are in units that the reader plans or by herself; the latest first. */
export function runsOf(
	tenantId: string,
	{
		sequenceId,
		userId,
		units,
	}: {
		readonly sequenceId: string;
		readonly userId: string;
		readonly units: RawBuilder<string>;
	},
): Statement {
	return statementOf(sql`
		select r.id, r.from_date::text as from, r.to_date::text as to, r.on_clash as "onClash", r.made_at as "madeAt",
			(select u.last_name || ', ' || u.first_name from app_user u where u.tenant_id = r.tenant_id and u.id = r.made_by) as "madeBy",
			p.people, p.made, p.opened, p.skipped, ${isBusy} as "isBusy",
			(select count(*)::int from shift s where s.tenant_id = r.tenant_id and s.run_id = r.id and ${isLeft}) as left
		from shift_sequence_run r
		cross join lateral (select count(*)::int as people, coalesce(sum(x.made), 0)::int as made,
			coalesce(sum(x.opened), 0)::int as opened, coalesce(sum(x.skipped), 0)::int as skipped
			from shift_sequence_run_person x where x.tenant_id = r.tenant_id and x.run_id = r.id) p
		where r.tenant_id = ${tenantId} and r.sequence_id = ${sequenceId} and (r.made_by = ${userId}
			or exists (select from shift s where s.tenant_id = r.tenant_id and s.run_id = r.id and s.unit_id in ${units}))
		order by r.made_at desc, r.id desc limit ${mostListed}`);
}

/** Names of people. */
export function namesOf(tx: Tx, tenantId: string, ids: readonly string[]) {
	return rows(tx)<{ id: string; firstName: string; lastName: string }>`
		select id, first_name as "firstName", last_name as "lastName" from app_user
		where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
		order by last_name collate natural_order, first_name collate natural_order, id`;
}
