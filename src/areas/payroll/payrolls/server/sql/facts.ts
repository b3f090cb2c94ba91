import { type RawBuilder, sql } from "kysely";
import type { AssignedAccount } from "#domain/payroll/lines/lines-of-month.ts";
import { type Charging, isByWork, type PayrollFacts } from "#domain/payroll/payroll-facts.ts";
import type { HeldRule } from "#domain/payroll/payroll-warnings.ts";
import type { PayrollPerson } from "#domain/payroll/reckoned-payroll.ts";
import type { WageProgram } from "#domain/wage-export/wage-programs.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import { siteInMonth } from "./site-in-month.ts";

interface Range {
	/** Civil days, the first and the last of a month. */
	readonly from: string;
	readonly to: string;
}

interface Asked extends Range {
	readonly chargeBy: Charging;
}

type KeptAccount = Omit<AssignedAccount, "freePercent"> & {
	readonly code: string;
	readonly name: string;
	/** Of the special account it is about. */
	readonly specialCode: string | null;
};

export interface FactsRow extends Omit<PayrollFacts, "accounts"> {
	readonly userId: string;
	readonly person: PayrollPerson;
	readonly accounts: readonly KeptAccount[];
	/** Days of the month wait to be computed. */
	readonly isStale: boolean;
}

/** Which account somebody has from when to when. */
interface Assigned extends Pick<KeptAccount, "id" | "validFrom" | "validTo"> {
	readonly userId: string;
}

type Day = FactsRow["days"][number] & { readonly userId: string };

/** Everything that payroll knows of a month of some people; as many statements for all as for one, and they travel together. */
export async function factsOf(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	asked: Asked,
): Promise<FactsRow[]> {
	const [people, days, accounts, assigned] = await Promise.all([
		peopleOf(tx, tenantId, userIds, asked),
		daysOf(tx, tenantId, userIds, asked),
		accountsOf(tx, tenantId),
		assignedOf(tx, tenantId, userIds, asked),
	]);
	const daysBy = Map.groupBy(days, ({ userId }) => userId);
	const assignedBy = Map.groupBy(assigned, ({ userId }) => userId);
	return people.map((row) => {
		const held = Map.groupBy(assignedBy.get(row.userId) ?? [], ({ id }) => id);
		return {
			...row,
			days: daysBy.get(row.userId) ?? [],
			// in the order of the accounts
			accounts: accounts.flatMap((account) =>
				(held.get(account.id) ?? []).map(({ validFrom, validTo }) => ({
					...{ ...account, validFrom, validTo },
				})),
			),
		};
	});
}

function peopleOf(tx: Tx, tenantId: string, userIds: readonly string[], asked: Asked) {
	const { from, to } = asked;
	return rows(tx)<Omit<FactsRow, "days" | "accounts">>`
		with numbers as materialized (
			select ltrim(n.personnel_no, '0') as no, count(*)::int as count from app_user n
			where n.tenant_id = ${tenantId} and n.is_enabled and ltrim(n.personnel_no, '0') in (
				select ltrim(p.personnel_no, '0') from app_user p
				where p.tenant_id = ${tenantId} and p.id = any(${[...userIds]}::uuid[]) and p.personnel_no <> '')
			group by 1)
		select u.id as "userId", ${person(tenantId, asked)} as person,
			${absences(tenantId, asked)} as absences, ${surcharges(tenantId, asked)} as surcharges,
			${charges(tenantId, asked)} as charges, ${terms(tenantId, asked)}, ${leave(tenantId, asked)} as leave,
			exists (select from day_stale w where w.tenant_id = ${tenantId} and w.user_id = u.id
				and w.from_day <= ${to} and w.to_day >= ${from}) as "isStale"
		from app_user u
		left join numbers n on n.no = ltrim(u.personnel_no, '0')
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])
		order by u.id`;
}

const person = (tenantId: string, { from, to }: Range) => sql`json_build_object(
	'userId', u.id, 'siteId', ${siteInMonth(tenantId, sql`${from}::date`)}, 'personnelNo', u.personnel_no,
	'sameNumber', coalesce(n.count - 1, 0),
	'employmentTypeId', (select e.employment_type_id from employment e
		where e.tenant_id = ${tenantId} and e.user_id = u.id and e.entry_date <= ${to} order by e.entry_date desc limit 1),
	'requestedAbsences', (select count(*) from absence b where b.tenant_id = ${tenantId} and b.user_id = u.id
		and b.state = 'REQUESTED' and b.from_date <= ${to} and b.to_date >= ${from}),
	'requestedEntries', (select count(*) from time_tracking t where t.tenant_id = ${tenantId} and t.user_id = u.id
		and t.state = 'REQUESTED' and t.end_at is not null and t.day between ${from} and ${to} and t.deleted_at is null),
	'lateBookings', (select count(*) from late_booking l where l.tenant_id = ${tenantId} and l.user_id = u.id
		and l.settled_at is null and l.month = ${from}::date))`;

/** What the time of the row `d` was spent on: each activity, at the workspace of its shift or of the first one of the day. */
const works = (tenantId: string) => sql`(
	select coalesce(json_agg(json_build_object('workspaceId', g.workspace_id, 'activityId', g.activity_id, 'minutes', g.minutes)
		order by g.workspace_id, g.activity_id), '[]')
	from (
		select s.workspace_id, t.activity_id, sum(entry_minutes(t.begin_at, t.end_at))::int as minutes
		from time_tracking t
		left join lateral (
			select s.workspace_id from shift s
			where s.tenant_id = ${tenantId} and s.user_id = t.user_id and s.day = t.day and s.deleted_at is null
				and s.workspace_id is not null
			order by (s.id = t.shift_id) desc nulls last, s.begin_at limit 1) s on true
		where t.tenant_id = ${tenantId} and t.user_id = d.user_id and t.day = d.day and t.deleted_at is null
			and t.end_at is not null and t.state = 'APPROVED' and t.class_type in ('WORKTIME', 'ACTION')
		group by 1, 2) g)`;

/** As rows: to write as many days as JSON would take half of the time of all facts. */
function daysOf(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ from, to, chargeBy }: Asked,
) {
	return rows(tx)<Day>`
		select d.user_id as "userId", d.day::text as day, d.unit_id as "unitId", d.target_min as "targetMinutes",
			d.worked_min as "workedMinutes", d.holiday_credit_min as "holidayCreditMinutes",
			d.absence_credit_min as "absenceCreditMinutes", d.extra_min as "extraMinutes", d.balance_min as "balanceMinutes"
			${isByWork(chargeBy) ? sql`, ${works(tenantId)} as works` : sql``}
		from employment e
		join day_result d on d.tenant_id = ${tenantId} and d.user_id = e.user_id and d.day between ${from} and ${to}
			and d.day >= e.entry_date and (e.exit_date is null or d.day <= e.exit_date)
		where e.tenant_id = ${tenantId} and e.user_id = any(${[...userIds]}::uuid[])
			and e.entry_date <= ${to} and (e.exit_date is null or e.exit_date >= ${from})
		order by d.user_id, d.day`;
}

const absences = (tenantId: string, { from, to }: Range) => sql`(
	select coalesce(json_agg(json_build_object('day', d.day, 'activityId', b.activity_id, 'activityClass', b.class_type,
		'isCredited', b.class_type in ('LEAVE', 'SICK') or a.credits_time, 'cost', (d.cost * 10000)::int,
		'costMinutes', d.cost_min) order by d.day, d.absence_id), '[]')
	from absence_day d
	join absence b on b.tenant_id = d.tenant_id and b.id = d.absence_id and b.state = 'APPROVED'
	join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id
	where d.tenant_id = ${tenantId} and d.user_id = u.id and d.day between ${from} and ${to})`;

/** As they were reckoned, and as they were corrected by hand. */
const surcharges = (tenantId: string, { from, to }: Range) => sql`(
	select coalesce(json_agg(json_build_object('day', g.day, 'accountId', g.account_id, 'minutes', g.minutes)
		order by g.day, g.account_id), '[]')
	from (
		select d.day, d.account_id, d.minutes from special_account_day d
		where d.tenant_id = ${tenantId} and d.user_id = u.id and d.day between ${from} and ${to}
		union all
		select c.day, c.account_id, case c.type when 'ENTITLEMENT' then c.minutes else -c.minutes end
		from special_account_modification c
		where c.tenant_id = ${tenantId} and c.user_id = u.id and c.day between ${from} and ${to}) g)`;

const charges = (tenantId: string, { from, to, chargeBy }: Asked) => sql`(
	select coalesce(json_agg(json_build_object('target', l.target, 'targetId', l.target_id,
		'costCentreId', l.cost_centre_id, 'parts', (l.percent * 100)::int, 'from', l.valid_from, 'to', l.valid_to)
		order by l.cost_centre_id), '[]')
	from cost_centre_link l
	where l.tenant_id = ${tenantId} and l.valid_from <= ${to} and (l.valid_to is null or l.valid_to >= ${from})
		and l.target = ${chargeBy} and ${isOfTarget(tenantId, { from, to, chargeBy })})`;

/** Of workspaces and activities all: a company has few. */
function isOfTarget(tenantId: string, { from, to, chargeBy }: Asked): RawBuilder<unknown> {
	if (chargeBy === "USER") return sql`l.target_id = u.id`;
	if (chargeBy !== "UNIT") return sql`true`;
	return sql`l.target_id in (
		select d.unit_id from day_result d
		where d.tenant_id = ${tenantId} and d.user_id = u.id and d.day between ${from} and ${to})`;
}

/** Wages and what was agreed on hours. */
const terms = (tenantId: string, { from, to }: Range) => sql`(
	select coalesce(json_agg(json_build_object('kind', w.kind, 'cents', w.cents, 'from', w.valid_from, 'to', w.valid_to)
		order by w.valid_from), '[]')
	from wage w
	where w.tenant_id = ${tenantId} and w.user_id = u.id and w.cost_centre_id is null
		and w.valid_from <= ${to} and (w.valid_to is null or w.valid_to >= ${from})) as wages, (
	select coalesce(json_agg(json_build_object('weeklyMinutes', c.weekly_min, 'from', c.valid_from, 'to', c.valid_to)
		order by c.valid_from), '[]')
	from contract c
	where c.tenant_id = ${tenantId} and c.user_id = u.id
		and c.valid_from <= ${to} and (c.valid_to is null or c.valid_to >= ${from})) as contracts`;

/** Of the company, in their order. */
function accountsOf(tx: Tx, tenantId: string) {
	return rows(tx)<Omit<KeptAccount, "validFrom" | "validTo">>`
		select a.id, a.code, a.name, a.type, a.format, a.special_account_id as "specialAccountId", a.activity_id as "activityId",
			a.activity_class as "activityClass", a.worked_only as "workedOnly", s.code as "specialCode",
			case s.value_class when 'WAGE' then s.factor_percent else 100 end as "factorPercent"
		from payroll_account a
		left join special_account s on s.tenant_id = a.tenant_id and s.id = a.special_account_id
		where a.tenant_id = ${tenantId} order by a.code collate natural_order`;
}

function assignedOf(tx: Tx, tenantId: string, userIds: readonly string[], { from, to }: Range) {
	return rows(tx)<Assigned>`
		select p.user_id as "userId", p.account_id as id, p.valid_from::text as "validFrom", p.valid_to::text as "validTo"
		from payroll_account_user p
		where p.tenant_id = ${tenantId} and p.user_id = any(${[...userIds]}::uuid[])
			and p.valid_from <= ${to} and (p.valid_to is null or p.valid_to >= ${from})
		order by p.valid_from`;
}

/** What the leave accounts of the year hold at the end of the month. */
const leave = (tenantId: string, { to }: Range) => sql`(
	select json_build_object('days', coalesce(round(sum(e.days) * 10000), 0)::int, 'minutes', coalesce(sum(e.minutes), 0)::int)
	from leave_account c
	join leave_entry e on e.tenant_id = c.tenant_id and e.account_id = c.id and e.effective_on <= ${to}
	where c.tenant_id = ${tenantId} and c.user_id = u.id and c.class_type = 'LEAVE'
		and c.year = extract(year from ${to}::date)::int)`;

/** Rules in use that hold on a day. */
export function rulesOn(tx: Tx, tenantId: string, day: string) {
	return rows(tx)<HeldRule>`
		select type, employment_type_id as "employmentTypeId", max_min as "maxMinutes", max_cents as "maxCents"
		from payroll_rule
		where tenant_id = ${tenantId} and is_enabled and valid_from <= ${day} and (valid_to is null or valid_to >= ${day})
		order by id`;
}

/** Programs of payroll in use, those of DATEV first, with what they know accounts by. */
export function wagePrograms(tx: Tx, tenantId: string) {
	return rows(tx)<WageProgram>`
		select m.site_id as "siteId", m.employment_type_id as "employmentTypeId", (
			select coalesce(json_agg(json_build_object('accountId', g.account_id, 'target', g.target, 'targetId', g.target_id,
				'carries', g.carries, 'wageType', g.wage_type, 'absenceKey', g.absence_key)), '[]')
			from payroll_export_mapping g where g.tenant_id = m.tenant_id and g.config_id = m.id) as mappings
		from payroll_export_config m where m.tenant_id = ${tenantId} and m.is_enabled
		order by m.type = 'PLAIN', m.name`;
}
