import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { LeftOut } from "#domain/absences/company-day.ts";
import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows, changeRow } from "#kit/server/versioned-rows/sql.ts";
import type { CompanyDay } from "../../contract.ts";

/** When a company is away together, and of which kind. */
export interface CompanyDayRow {
	readonly id: string;
	readonly activityId: string;
	readonly from: string;
	readonly to: string;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
	readonly reason: string | null;
	readonly onViolation: "SKIP" | "CREATE";
	readonly completedAt: Date | null;
	readonly withdrawnAt: Date | null;
	readonly version: number;
}

const columns = sql`d.id, d.activity_id as "activityId", d.from_date::text as "from", d.to_date::text as "to",
	d.from_part as "fromPart", d.to_part as "toPart", d.reason, d.on_violation as "onViolation",
	d.completed_at as "completedAt", d.withdrawn_at as "withdrawnAt", d.version`;

export async function insertCompanyDay(
	tx: Tx,
	tenantId: string,
	{ completedAt, ...day }: Omit<CompanyDayRow, "withdrawnAt" | "version">,
	made: { readonly at: Date; readonly by: string; readonly unitIds: readonly string[] },
): Promise<void> {
	await addRows(tx, "company_day", {
		tenant_id: tenantId,
		id: day.id,
		activity_id: day.activityId,
		from_date: day.from,
		to_date: day.to,
		from_part: day.fromPart,
		to_part: day.toPart,
		reason: day.reason,
		on_violation: day.onViolation,
		created_at: made.at,
		created_by: made.by,
		completed_at: completedAt,
	});
	await execute(tx)`
		insert into company_day_unit (tenant_id, company_day_id, unit_id)
		select distinct ${tenantId}::uuid, ${day.id}::uuid, w.id from unnest(${[...made.unitIds]}::uuid[]) w(id)`;
}

/** One of them, held where it is to be changed. */
export function readCompanyDay(
	tx: Tx,
	tenantId: string,
	id: string,
	{ isHeld = false }: { readonly isHeld?: boolean } = {},
) {
	return firstRow(tx)<CompanyDayRow>`
		select ${columns} from company_day d
		where d.tenant_id = ${tenantId} and d.id = ${id} ${isHeld ? sql`for update` : sql``}`;
}

/** Everybody has got hers or was left out, or it is taken back. */
export function endCompanyDay(
	tx: Tx,
	tenantId: string,
	id: string,
	change: { readonly completed_at?: Date; readonly withdrawn_at?: Date },
): Promise<number> {
	return changeRow(tx, "company_day", { tenantId, id }, change);
}

/** Who has got hers (null), and who was left out. */
export async function insertOutcomes(
	tx: Tx,
	tenantId: string,
	companyDayId: string,
	outcomes: readonly { readonly userId: string; readonly leftOut: LeftOut | null }[],
): Promise<void> {
	const each = <K extends "userId" | "leftOut">(name: K) => outcomes.map((one) => one[name]);
	await execute(tx)`
		insert into company_day_person (tenant_id, company_day_id, user_id, left_out)
		select ${tenantId}, ${companyDayId}, w.user_id, w.left_out
		from unnest(${each("userId")}::uuid[], ${each("leftOut")}::text[]) w(user_id, left_out)
		on conflict do nothing`;
}

/** Who has an outcome already, or with `isHers` who has got hers; by id. */
export async function peopleOfDay(
	tx: Tx,
	tenantId: string,
	companyDayId: string,
	{ isHers = false }: { readonly isHers?: boolean } = {},
): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		select user_id as id from company_day_person
		where tenant_id = ${tenantId} and company_day_id = ${companyDayId} ${isHers ? sql`and left_out is null` : sql``}
		order by user_id`;
	return found.map((one) => one.id);
}

/** Of whom absences of it still count or are wanted, by id. */
export async function peopleToCancel(tx: Tx, tenantId: string, companyDayId: string) {
	const found = await rows(tx)<{ id: string }>`
		select distinct b.user_id as id from absence b
		where b.tenant_id = ${tenantId} and b.company_day_id = ${companyDayId} and b.state in ('PLANNED', 'REQUESTED', 'APPROVED')
		order by b.user_id`;
	return found.map((one) => one.id);
}

/** Who came to a unit after its days were given to everybody, and is employed on one of them that is not over. */
export function newcomers(tx: Tx, tenantId: string, today: string, most: number) {
	return rows(tx)<{ companyDayId: string; userId: string }>`
		select d.id as "companyDayId", u.id as "userId"
		from company_day d
		join company_day_unit x on x.tenant_id = d.tenant_id and x.company_day_id = d.id
		join unit_closure c on c.tenant_id = x.tenant_id and c.ancestor_id = x.unit_id
		join app_user u on u.tenant_id = c.tenant_id and u.unit_id = c.descendant_id and u.role = 'USER' and u.is_enabled
		where d.tenant_id = ${tenantId} and d.completed_at is not null and d.withdrawn_at is null and d.to_date >= ${today}
			and not exists (select from company_day_person p
				where p.tenant_id = d.tenant_id and p.company_day_id = d.id and p.user_id = u.id)
			and case when exists (select from employment e where e.tenant_id = u.tenant_id and e.user_id = u.id)
				then exists (select from employment e where e.tenant_id = u.tenant_id and e.user_id = u.id
					and e.entry_date <= d.to_date and coalesce(e.exit_date, 'infinity') >= greatest(d.from_date, ${today}))
				else coalesce(u.entry_date, '-infinity') <= d.to_date
					and coalesce(u.exit_date, 'infinity') >= greatest(d.from_date, ${today}) end
		group by d.id, u.id order by d.id, u.id limit ${most}`;
}

/**
 * Those that the reader made, and those of which she decides in all units; the latest first.
 *
 * @param units sub-query of the units where she decides
 * @param since the last day of the earliest
 */
export function listedCompanyDays(
	tenantId: string,
	{
		ownId,
		units,
		isEverywhere,
		since,
	}: {
		readonly ownId: string;
		readonly units: RawBuilder<string>;
		readonly isEverywhere: boolean;
		readonly since: string;
	},
): Statement {
	return statementOf(sql`
		select d.id, d.version, a.name as "activityName", a.color, d.from_date::text as "from", d.to_date::text as "to",
			d.from_part as "fromPart", d.to_part as "toPart", d.reason, d.created_at as "createdAt",
			nullif(concat_ws(' ', u.first_name, u.last_name), '') as "createdBy", d.completed_at is not null as "isComplete",
			(select coalesce(jsonb_agg(n.name order by n.name collate natural_order), '[]') from company_day_unit x
				join unit n on n.tenant_id = x.tenant_id and n.id = x.unit_id
				where x.tenant_id = d.tenant_id and x.company_day_id = d.id) as "unitNames",
			p.people, p."leftOut"
		from company_day d
		join activity a on a.tenant_id = d.tenant_id and a.id = d.activity_id
		left join app_user u on u.tenant_id = d.tenant_id and u.id = d.created_by
		cross join lateral (
			select count(*) filter (where o.left_out is null)::int as people,
				count(*) filter (where o.left_out is not null)::int as "leftOut"
			from company_day_person o where o.tenant_id = d.tenant_id and o.company_day_id = d.id) p
		where d.tenant_id = ${tenantId} and d.withdrawn_at is null and d.to_date >= ${since}
			and (${isEverywhere} or d.created_by = ${ownId} or (
				exists (select from company_day_unit x where x.tenant_id = d.tenant_id and x.company_day_id = d.id)
				and not exists (select from company_day_unit x where x.tenant_id = d.tenant_id and x.company_day_id = d.id
					and x.unit_id not in ${units})))
		order by d.from_date desc, d.id desc limit 200`);
}

export type ListedCompanyDay = Omit<CompanyDay, "createdAt"> & { readonly createdAt: Date };
