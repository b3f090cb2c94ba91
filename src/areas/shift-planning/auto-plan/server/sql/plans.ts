import { type RawBuilder, sql } from "kysely";
import type { CopySlot } from "#areas/shift-planning/shifts/server/public.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { AutoPlan, ProposedShift } from "../../contract.ts";

/** A shift of a proposal, with what it takes to write it. */
export interface KeptShift extends ProposedShift {
	/** Of the shift when it was proposed; null: a copy of a template that none stands for. */
	readonly version: number | null;
	readonly slot: CopySlot | null;
	readonly pauses: readonly { readonly minute: number; readonly minutes: number }[];
}

export interface PlanRow {
	readonly id: string;
	readonly unitId: string;
	readonly from: string;
	readonly to: string;
	readonly state: "RUNNING" | "READY" | "FAILED" | "CLOSED";
	readonly isStopped: boolean;
	readonly shifts: readonly KeptShift[];
}

/** About the row `p`: its job goes on. */
const isBusy = sql`exists (select from job j where j.tenant_id = p.tenant_id and j.id = p.job_id and j.finished_at is null)`;

/** A proposal whose job ended without saying so was cut off. */
const state = sql`case when p.state = 'RUNNING' and not ${isBusy} then 'FAILED' else p.state end`;

/** Departments above and below one; the ones above it are held, so that two who begin at once see each other. */
export async function holdUnitsAbove(
	tx: Tx,
	tenantId: string,
	unitId: string | null,
): Promise<void> {
	await execute(tx)`
		select u.id from unit u join unit_closure c on c.tenant_id = u.tenant_id and c.ancestor_id = u.id
		where u.tenant_id = ${tenantId} and c.descendant_id = ${unitId} order by u.id for no key update of u`;
}

/** Of the row `p`: of a department, of one above it or below it. */
const meets = (tenantId: string, unitId: string) => sql`exists (select from unit_closure c
	where c.tenant_id = ${tenantId} and (c.ancestor_id = ${unitId} and c.descendant_id = p.unit_id
		or c.descendant_id = ${unitId} and c.ancestor_id = p.unit_id))`;

export async function isBeingMade(tx: Tx, tenantId: string, unitId: string): Promise<boolean> {
	const found = await rows(tx)<{ id: string }>`
		select p.id from auto_plan p where p.tenant_id = ${tenantId} and p.state = 'RUNNING' and ${isBusy}
			and ${meets(tenantId, unitId)}`;
	return found.length > 0;
}

interface Days {
	readonly from: string;
	readonly to: string;
}

/** A new proposal takes the place of others of the same days. */
export async function closeOthers(tx: Tx, tenantId: string, unitId: string, { from, to }: Days) {
	await execute(tx)`
		update auto_plan p set state = 'CLOSED', version = version + 1
		where p.tenant_id = ${tenantId} and p.state <> 'CLOSED' and p.from_date <= ${to} and p.to_date >= ${from}
			and ${meets(tenantId, unitId)}`;
}

interface NewPlan extends Days {
	readonly id: string;
	readonly unitId: string;
	readonly madeAt: Date;
	readonly madeBy: string;
	readonly jobId: string;
	readonly needed: number;
}

export async function insertPlan(tx: Tx, tenantId: string, plan: NewPlan): Promise<void> {
	await addRows(tx, "auto_plan", {
		...{ tenant_id: tenantId, id: plan.id, unit_id: plan.unitId, job_id: plan.jobId },
		...{ from_date: plan.from, to_date: plan.to, made_at: plan.madeAt, made_by: plan.madeBy },
		needed: plan.needed,
	});
}

/** Null where there is none. */
export async function unitOfPlan(tx: Tx, tenantId: string, id: string): Promise<string | null> {
	const row = await firstRow(tx)<{ unitId: string }>`
		select unit_id as "unitId" from auto_plan where tenant_id = ${tenantId} and id = ${id}`;
	return row?.unitId ?? null;
}

/** A proposal is made better by another job; what it says is there until something better is found. */
export async function goOn(
	tx: Tx,
	tenantId: string,
	{ id, jobId, needed }: Pick<NewPlan, "id" | "jobId" | "needed">,
): Promise<void> {
	await execute(tx)`
		update auto_plan set state = 'RUNNING', job_id = ${jobId}, needed = ${needed}, progress = 0, is_stopped = false,
			version = version + 1
		where tenant_id = ${tenantId} and id = ${id}`;
}

/** Held; undefined where there is none. */
export function holdPlan(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<PlanRow>`
		select p.id, p.unit_id as "unitId", p.from_date::text as "from", p.to_date::text as "to", ${state} as state,
			p.is_stopped as "isStopped", p.shifts
		from auto_plan p where p.tenant_id = ${tenantId} and p.id = ${id} for no key update of p`;
}

/** Keeps what is known of a proposal by now. @returns whether somebody wants it to end; undefined once it is no longer being made */
export async function keepProgress(
	tx: Tx,
	tenantId: string,
	id: string,
	{ progress, shifts }: { readonly progress: number; readonly shifts?: readonly KeptShift[] },
): Promise<boolean | undefined> {
	const row = await firstRow(tx)<{ isStopped: boolean }>`
		update auto_plan set progress = ${progress}, version = version + 1,
			shifts = coalesce(${shifts === undefined ? null : JSON.stringify(shifts)}::jsonb, shifts)
		where tenant_id = ${tenantId} and id = ${id} and state = 'RUNNING' returning is_stopped as "isStopped"`;
	return row?.isStopped;
}

export async function setState(
	tx: Tx,
	tenantId: string,
	id: string,
	next: "READY" | "FAILED" | "CLOSED",
): Promise<void> {
	await execute(tx)`
		update auto_plan set state = ${next}, version = version + 1 where tenant_id = ${tenantId} and id = ${id} and state <> 'CLOSED'`;
}

export async function askToStop(tx: Tx, tenantId: string, id: string): Promise<void> {
	await execute(tx)`
		update auto_plan set is_stopped = true, version = version + 1 where tenant_id = ${tenantId} and id = ${id}`;
}

export async function keepShifts(
	tx: Tx,
	tenantId: string,
	id: string,
	shifts: readonly KeptShift[],
): Promise<void> {
	await execute(tx)`
		update auto_plan set shifts = ${JSON.stringify(shifts)}::jsonb, version = version + 1
		where tenant_id = ${tenantId} and id = ${id}`;
}

export type ListedPlan = Omit<AutoPlan, "shifts" | "madeAt"> &
	Record<string, unknown> & { readonly madeAt: Date; readonly shifts: readonly KeptShift[] };

const mostListed = 20;

/** Proposals that are not done with, as far as their departments may be read; the latest first. */
export function standingPlans(
	tenantId: string,
	{
		from,
		to,
		unitIds,
		units,
	}: Days & {
		readonly unitIds: readonly string[] | undefined;
		readonly units: Readonly<Record<"READ" | "WRITE", RawBuilder<string>>>;
	},
): Statement {
	const isAsked = unitIds
		? sql`exists (select from unit_closure c where c.tenant_id = ${tenantId} and (c.ancestor_id = any(${[...unitIds]}::uuid[])
			and c.descendant_id = p.unit_id or c.descendant_id = any(${[...unitIds]}::uuid[]) and c.ancestor_id = p.unit_id))`
		: sql`true`;
	return statementOf(sql`
		select p.id, p.unit_id as "unitId", p.from_date::text as "from", p.to_date::text as "to", ${state} as state, p.progress,
			p.made_at as "madeAt", (select u.last_name || ', ' || u.first_name from app_user u
				where u.tenant_id = p.tenant_id and u.id = p.made_by) as "madeBy", p.needed, p.shifts,
			p.unit_id in ${units.WRITE} as "mayAccept"
		from auto_plan p
		where p.tenant_id = ${tenantId} and p.state <> 'CLOSED' and p.from_date <= ${to} and p.to_date >= ${from}
			and p.unit_id in ${units.READ} and ${isAsked}
		order by p.made_at desc, p.id desc limit ${mostListed}`);
}
