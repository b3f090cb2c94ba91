import { type RawBuilder, sql } from "kysely";
import type { PersonAmount } from "#domain/wage-export/differences.ts";
import type {
	CalendarDay,
	ExportAccount,
	ExportLine,
	ExportPerson,
} from "#domain/wage-export/export-line.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { NamedPerson } from "../../contract/files.ts";
import type { ConfigRow } from "./configs.ts";

const lineColumns = sql`l.id, l.user_id as "userId", to_char(l.month, 'YYYY-MM') as month, l.kind = 'DELTA' as "isDelta",
	l.account_id as "accountId", l.cost_centre_id as "costCentreId", l.minutes, l.days, l.cents`;

type Scope = Pick<ConfigRow, "id" | "type" | "siteId" | "employmentTypeId">;

/** Lines `l` of people of a configuration; `month` is SQL of a day of it. */
function isTaken(
	tenantId: string,
	{ siteId, employmentTypeId }: Scope,
	month: RawBuilder<unknown>,
): RawBuilder<unknown> {
	const ofSite =
		siteId === null
			? sql``
			: sql`and ${siteId}::uuid = (select o.site_id from payroll o where o.tenant_id = l.tenant_id and o.id = l.payroll_id)`;
	const ofType =
		employmentTypeId === null
			? sql``
			: sql`and ${employmentTypeId}::uuid = ${employmentTypeIn(tenantId, sql`l.user_id`, month)}`;
	return sql`true ${ofSite} ${ofType}`;
}

const employmentTypeIn = (
	tenantId: string,
	userId: RawBuilder<unknown>,
	month: RawBuilder<unknown>,
) => sql`(
	select e.employment_type_id from employment e
	where e.tenant_id = ${tenantId} and e.user_id = ${userId} and e.entry_date < ${month} + interval '1 month'
	order by e.entry_date desc limit 1)`;

/** What has left to DATEV leaves to DATEV no more, by whichever configuration. */
function isHere(tenantId: string, { id, type }: Scope): RawBuilder<unknown> {
	const others =
		type === "PLAIN"
			? sql``
			: sql`or exists (select from payroll_export_config o
				where o.tenant_id = ${tenantId} and o.id = x.config_id and o.type <> 'PLAIN')`;
	return sql`not exists (select from payroll_export_line x
		where x.tenant_id = ${tenantId} and x.line_id = l.id and (x.config_id = ${id} ${others}))`;
}

/**
 * Closed lines `l` of a month that have not left. Programs that take several months in a file get
 * corrections of months too of which they had a file before.
 */
export function waitingOf(tenantId: string, config: Scope, month: string): RawBuilder<unknown> {
	const day = `${month}-01`;
	const earlier =
		config.type === "DATEV_LUG"
			? sql``
			: sql`or l.month = any(array(select distinct f.month from payroll_export f
				where f.tenant_id = ${tenantId} and f.config_id = ${config.id} and f.month < ${day}::date))`;
	return sql`
		from payroll_line l
		where l.tenant_id = ${tenantId} and (l.month = ${day}::date ${earlier})
			and ${isHere(tenantId, config)} and ${isTaken(tenantId, config, sql`l.month`)}`;
}

export function waitingLines(tx: Tx, tenantId: string, config: Scope, month: string) {
	return rows(tx)<ExportLine>`
		select ${lineColumns} ${waitingOf(tenantId, config, month)} order by l.id`;
}

/** Lines that left with a file. */
export function linesOfExport(tx: Tx, tenantId: string, rootId: string) {
	return rows(tx)<ExportLine>`
		select ${lineColumns} from payroll_export_line x
		join payroll_line l on l.tenant_id = x.tenant_id and l.id = x.line_id
		where x.tenant_id = ${tenantId} and x.export_id = ${rootId}
		order by l.id`;
}

/** All that was closed of a month, for people of a configuration. */
export function linesOfMonth(
	tx: Tx,
	tenantId: string,
	config: Scope,
	{ month, settledIn }: { readonly month: string; readonly settledIn?: string },
) {
	const ofSettled =
		settledIn === undefined ? sql`` : sql`and ${isSettledIn(tenantId, `${settledIn}-01`)}`;
	return rows(tx)<PersonAmount>`
		select l.user_id as "userId", l.account_id as "accountId", l.minutes, l.days, l.cents from payroll_line l
		where l.tenant_id = ${tenantId} and l.month = ${`${month}-01`}::date
			and ${isTaken(tenantId, config, sql`l.month`)} ${ofSettled}`;
}

/** The person of `l` has a closed payroll of a month, or was not employed any more. */
const isSettledIn = (tenantId: string, day: string) => sql`(
	l.user_id in (
		select x.user_id from payroll x
		join payroll_period p on p.tenant_id = x.tenant_id and p.id = x.period_id and p.month = ${day}::date
		where x.tenant_id = ${tenantId} and x.state = 'CLOSED')
	or l.user_id in (
		select e.user_id from employment e where e.tenant_id = ${tenantId} group by e.user_id
		having bool_and(e.entry_date >= ${day}::date + interval '1 month' or coalesce(e.exit_date < ${day}::date, false))))`;

export interface Closing {
	readonly open: number;
	readonly closed: number;
}

/** How many people of a configuration are closed in a month, and how many are still open. */
export async function closingOf(
	tx: Tx,
	tenantId: string,
	config: Scope,
	month: string,
): Promise<Closing> {
	const [row] = await rows(tx)<Closing>`
		select (count(*) filter (where l.state <> 'CLOSED'))::int as open,
			(count(*) filter (where l.state = 'CLOSED'))::int as closed
		from (
			select x.tenant_id, x.id as payroll_id, x.user_id, x.state, p.month from payroll x
			join payroll_period p on p.tenant_id = x.tenant_id and p.id = x.period_id
			where x.tenant_id = ${tenantId} and p.month = ${`${month}-01`}::date and p.run_no = 0) l
		where ${isTaken(tenantId, config, sql`l.month`)}`;
	return row ?? { open: 0, closed: 0 };
}

export interface WaitingMonth {
	readonly month: string;
	readonly lines: number;
}

/** Months of a year and a half before that of which lines have not left; the newest first. */
export function waitingMonths(tx: Tx, tenantId: string, config: Scope, month: string) {
	const day = `${month}-01`;
	return rows(tx)<WaitingMonth>`
		select to_char(l.month, 'YYYY-MM') as month, count(*)::int as lines from payroll_line l
		where l.tenant_id = ${tenantId} and l.month <> ${day}::date and l.month > ${day}::date - interval '18 months'
			and ${isHere(tenantId, config)} and ${isTaken(tenantId, config, sql`l.month`)}
		group by l.month order by l.month desc`;
}

/** People of lines; their employment types are looked up where lines of some travel otherwise. */
export function peopleOfLines(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ month, byType }: { readonly month: string; readonly byType: boolean },
) {
	const typeId = byType
		? employmentTypeIn(tenantId, sql`u.id`, sql`${`${month}-01`}::date`)
		: sql`null::uuid`;
	return rows(tx)<ExportPerson>`
		select u.id, u.personnel_no as "personnelNo", u.first_name as "firstName", u.last_name as "lastName",
			${typeId} as "employmentTypeId"
		from app_user u where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])`;
}

/** People as they are named, with their payroll of the month. */
export function namedPeople(tx: Tx, tenantId: string, userIds: readonly string[], month: string) {
	return rows(tx)<NamedPerson>`
		select u.id, concat_ws(', ', u.last_name, u.first_name) as name, u.personnel_no as "personnelNo", (
			select x.id from payroll x
			join payroll_period o on o.tenant_id = x.tenant_id and o.id = x.period_id and o.month = ${`${month}-01`}::date
			where x.tenant_id = ${tenantId} and x.user_id = u.id order by o.run_no limit 1) as "payrollId"
		from app_user u where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])`;
}

/** People of closed payrolls of a month whom no configuration takes. */
export async function unconfiguredPeople(tx: Tx, tenantId: string, month: string): Promise<number> {
	const day = sql`${`${month}-01`}::date`;
	const [row] = await rows(tx)<{ count: number }>`
		select count(*)::int as count from (
			select distinct l.user_id, o.site_id from payroll_line l
			join payroll o on o.tenant_id = l.tenant_id and o.id = l.payroll_id
			where l.tenant_id = ${tenantId} and l.month = ${day}) l
		where not exists (select from payroll_export_config m
			where m.tenant_id = ${tenantId} and m.is_enabled and (m.site_id is null or m.site_id = l.site_id)
				and (m.employment_type_id is null or m.employment_type_id = ${employmentTypeIn(tenantId, sql`l.user_id`, day)}))`;
	return row?.count ?? 0;
}

export function exportAccounts(tx: Tx, tenantId: string) {
	return rows(tx)<ExportAccount>`
		select id, code, name, type, format, special_account_id as "specialAccountId", activity_id as "activityId",
			activity_class as "activityClass", worked_only as "workedOnly"
		from payroll_account where tenant_id = ${tenantId}`;
}

export function costCentreCodes(tx: Tx, tenantId: string) {
	return rows(tx)<{ id: string; code: string }>`
		select id, code from cost_centre where tenant_id = ${tenantId}`;
}

/** Days on which somebody was away or had a holiday, from a day to a day. */
export function calendarDays(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ from, to }: { readonly from: string; readonly to: string },
) {
	const people = [...userIds];
	return rows(tx)<CalendarDay>`
		with away as (
			select d.user_id, d.day, jsonb_agg(jsonb_build_object('activityId', b.activity_id, 'activityClass', b.class_type,
				'isCredited', b.class_type in ('LEAVE', 'SICK') or a.credits_time, 'cost', (d.cost * 10000)::int,
				'costMinutes', d.cost_min) order by d.absence_id) as absences
			from absence_day d
			join absence b on b.tenant_id = d.tenant_id and b.id = d.absence_id and b.state = 'APPROVED'
			join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
			where d.tenant_id = ${tenantId} and d.user_id = any(${people}::uuid[]) and d.day between ${from} and ${to}
				and d.reason <> 'OUTSIDE_EMPLOYMENT'
			group by d.user_id, d.day), counted as (
			select r.user_id, r.day, r.target_min, r.holiday_credit_min, r.absence_credit_min from day_result r
			where r.tenant_id = ${tenantId} and r.user_id = any(${people}::uuid[]) and r.day between ${from} and ${to})
		select user_id as "userId", day::text as day, coalesce(c.target_min, 0) as "targetMinutes",
			coalesce(c.holiday_credit_min, 0) as "holidayCreditMinutes", coalesce(c.absence_credit_min, 0) as "absenceCreditMinutes",
			coalesce(w.absences, '[]') as absences
		from counted c full join away w using (user_id, day)
		where w.absences is not null or c.holiday_credit_min > 0
		order by user_id, coalesce(c.day, w.day)`;
}
