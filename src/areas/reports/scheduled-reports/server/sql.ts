import { sql } from "kysely";
import type { Language } from "#kit/contract/language.ts";
import type { ListExportRequest } from "#kit/contract/list-export.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows, changeRow, removeRow } from "#kit/server/versioned-rows/sql.ts";
import type { ScheduledReport } from "../contract.ts";

export interface ScheduleRow
	extends Pick<
		ScheduledReport,
		"id" | "name" | "months" | "dayOfMonth" | "delivery" | "isPaused" | "nextOn" | "version"
	> {
	readonly userId: string;
	readonly request: ListExportRequest;
	readonly language: Language;
	/** Of whom it belongs to, as it was when she ordered it. */
	readonly session: Record<string, unknown>;
}

const columns = sql`s.id, s.name, s.months, s.day_of_month as "dayOfMonth", s.delivery, s.is_paused as "isPaused",
	s.next_on::text as "nextOn", s.version, s.user_id as "userId", s.request, s.language`;

/** Somebody's, with what became of each lately. */
export function schedulesOf(tenantId: string, userId: string) {
	return statementOf(sql`
		select s.id, s.name, s.months, s.day_of_month as "dayOfMonth", s.delivery, s.is_paused as "isPaused",
			s.next_on::text as "nextOn", s.version, s.request ->> 'list' as list, s.request ->> 'format' as format,
			(select coalesce(jsonb_agg(jsonb_build_object('dueOn', r.due_on, 'state', r.state, 'rows', r.rows,
				'endedAt', to_char(r.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'fileId', r.file_id)
				order by r.due_on desc), '[]')
			from (select * from report_run x where x.tenant_id = s.tenant_id and x.schedule_id = s.id
				order by x.due_on desc limit 12) r) as runs
		from report_schedule s where s.tenant_id = ${tenantId} and s.user_id = ${userId}
		order by s.name collate natural_order, s.id`);
}

/**
 * Holds it for the rest of the transaction; with its session.
 *
 * @param userId null: it may be anybody's
 */
export function holdSchedule(tx: Tx, tenantId: string, id: string, userId: string | null) {
	return firstRow(tx)<ScheduleRow>`
		select ${columns}, s.session from report_schedule s
		where s.tenant_id = ${tenantId} and s.id = ${id} and (${userId}::uuid is null or s.user_id = ${userId}) for update`;
}

type Chosen = Pick<ScheduleRow, "name" | "months" | "dayOfMonth" | "delivery" | "nextOn">;

const columnsOf = ({ name, months, dayOfMonth, delivery, nextOn }: Chosen) => ({
	...{ name, months, delivery, day_of_month: dayOfMonth, next_on: nextOn },
});

type NewSchedule = Chosen & Pick<ScheduleRow, "id" | "userId" | "request" | "language" | "session">;

export async function insertSchedule(tx: Tx, tenantId: string, schedule: NewSchedule) {
	const { id, userId, request, session, language } = schedule;
	await addRows(tx, "report_schedule", {
		...{ tenant_id: tenantId, id, user_id: userId, language, ...columnsOf(schedule) },
		...{ request: JSON.stringify(request), session: JSON.stringify(session) },
	});
}

/** @returns the new version */
export function changeSchedule(
	tx: Tx,
	tenantId: string,
	id: string,
	{ isPaused, ...chosen }: Chosen & Pick<ScheduleRow, "isPaused">,
): Promise<number> {
	const change = { ...columnsOf(chosen), is_paused: isPaused };
	return changeRow(tx, "report_schedule", { tenantId, id }, change);
}

export function deleteSchedule(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "report_schedule", { tenantId, id });
}

/** Holds the person, so that two who create at once count each other's. */
export async function countSchedules(tx: Tx, tenantId: string, userId: string): Promise<number> {
	await execute(
		tx,
	)`select from app_user where tenant_id = ${tenantId} and id = ${userId} for no key update`;
	const row = await firstRow(tx)<{ count: number }>`
		select count(*)::int as count from report_schedule where tenant_id = ${tenantId} and user_id = ${userId}`;
	return row?.count ?? 0;
}

/** Due on the day that it is at their owners' sites, and held; what another process holds is its own. */
export function dueSchedules(tx: Tx, tenantId: string, now: Date) {
	return rows(tx)<ScheduleRow>`
		select ${columns}, '{}'::jsonb as session from report_schedule s
		join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
		join site t on t.tenant_id = u.tenant_id and t.id = u.site_id
		where s.tenant_id = ${tenantId} and not s.is_paused
			and s.next_on <= (${now}::timestamptz at time zone t.time_zone)::date
		order by s.next_on, s.id limit 100 for update of s skip locked`;
}

export async function insertRun(
	tx: Tx,
	tenantId: string,
	run: { readonly scheduleId: string; readonly dueOn: string; readonly jobId: string },
): Promise<void> {
	await execute(tx)`
		insert into report_run (tenant_id, schedule_id, due_on, job_id)
		values (${tenantId}, ${run.scheduleId}, ${run.dueOn}, ${run.jobId})`;
}

/** Whether it has still to be made, and nobody has done so. */
export async function isRunOpen(tx: Tx, tenantId: string, scheduleId: string, dueOn: string) {
	const found = await rows(tx)`
		select from report_run where tenant_id = ${tenantId} and schedule_id = ${scheduleId} and due_on = ${dueOn}
			and state = 'RUNNING'`;
	return found.length > 0;
}

interface EndedRun {
	readonly scheduleId: string;
	readonly dueOn: string;
	readonly state: "DONE" | "WITHHELD" | "FAILED";
	readonly rows: number | null;
	readonly fileId: string | null;
	readonly at: Date;
}

/** @returns false where it was ended before */
export async function endRun(tx: Tx, tenantId: string, run: EndedRun): Promise<boolean> {
	const ended = await execute(tx)`
		update report_run set state = ${run.state}, rows = ${run.rows}, file_id = ${run.fileId}, ended_at = ${run.at}
		where tenant_id = ${tenantId} and schedule_id = ${run.scheduleId} and due_on = ${run.dueOn} and state = 'RUNNING'`;
	return ended > 0;
}

/** On to its next day; nobody's input, so its version stays. */
export async function moveSchedule(tx: Tx, tenantId: string, id: string, nextOn: string) {
	await execute(tx)`
		update report_schedule set next_on = ${nextOn} where tenant_id = ${tenantId} and id = ${id}`;
}
