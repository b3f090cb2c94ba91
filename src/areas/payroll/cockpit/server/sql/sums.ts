import { sql } from "kysely";
import { namedPerson } from "#areas/time-tracking/target-actual/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { type contract, mostPeople } from "../../contract.ts";
import { firstPayroll, isOfMonth, type MonthScope, ownFigure } from "./people.ts";

export interface RunRow extends Record<string, unknown> {
	readonly startedAt: Date;
	readonly finishedAt: Date | null;
	readonly through: string;
}

/** When the figures of a month were made. */
export function figureRun({ tenantId, from }: MonthScope): Statement {
	return statementOf(sql`
		select started_at as "startedAt", finished_at as "finishedAt", through::text as through
		from payroll_figure_run where tenant_id = ${tenantId} and month = ${from}::date`);
}

/** What an account comes to in a department. */
export interface UnitSum extends Record<string, unknown> {
	readonly accountId: string;
	readonly code: string;
	readonly name: string;
	readonly isDays: boolean;
	readonly unitName: string;
	readonly now: number;
	readonly before: number;
	readonly people: number;
}

const beforeOf = (isWhole: boolean) => sql.ref(isWhole ? "f.before_whole" : "f.before_so_far");

export function sumsByUnit(scope: MonthScope, isWhole: boolean): Statement {
	return statementOf(sql`
		select a.id as "accountId", a.code, a.name, a.format = 'DAY_FACTOR' as "isDays", n.name as "unitName",
			s.now, s.before, s.people
		from (
			select g.account_id, u.unit_id, sum(g.now)::float8 as now, sum(g.before)::float8 as before,
				(count(*) filter (where g.now <> 0))::int as people
			from app_user u ${ownFigure(scope)}
			cross join lateral unnest(f.account_ids, f.amounts, ${beforeOf(isWhole)}) g(account_id, now, before)
			where ${isOfMonth(scope)} group by 1, 2) s
		join payroll_account a on a.tenant_id = ${scope.tenantId} and a.id = s.account_id
		join unit n on n.tenant_id = ${scope.tenantId} and n.id = s.unit_id
		order by a.code collate natural_order, n.name collate natural_order, n.id`);
}

/** What an account came to in a month that was closed. */
export interface MonthSum extends Record<string, unknown> {
	readonly accountId: string;
	readonly month: string;
	readonly amount: number;
}

/** Of those months of the year before that lie before the month before; of people one sees today. */
export function closedSums({ tenantId, isVisible, isInSite, from, siteId }: MonthScope): Statement {
	return statementOf(sql`
		select l.account_id as "accountId", to_char(l.month, 'YYYY-MM') as month,
			sum(l.minutes + l.days)::float8 as amount
		from payroll_line l
		join app_user u on u.tenant_id = l.tenant_id and u.id = l.user_id
		where l.tenant_id = ${tenantId} and l.month >= ${from}::date - interval '1 year'
			and l.month < ${from}::date - interval '1 month' and ${isVisible} and ${isInSite}
			${siteId === undefined ? sql`` : sql`and u.site_id = ${siteId}`}
		group by 1, l.month order by l.month`);
}

export interface PartRow extends Record<string, unknown> {
	readonly user: {
		id: string;
		firstName: string;
		lastName: string;
		personnelNumber: string | null;
	};
	readonly unitName: string;
	readonly payrollId: string | null;
	readonly before: number;
	readonly now: number;
	readonly total: number;
	readonly isDays: boolean;
}

type Asked = Pick<InputOf<typeof contract.getPayrollPeople>, "accountId" | "code" | "isWhole">;

/** Who has a part in a sum, or is warned of. */
export function partsOf(scope: MonthScope, { accountId, code, isWhole }: Asked): Statement {
	const own =
		accountId === undefined
			? sql`(select 0 as now, 0 as before)`
			: sql`(select g.now, g.before
				from unnest(f.account_ids, f.amounts, ${beforeOf(isWhole)}) g(account_id, now, before)
				where g.account_id = ${accountId} and (g.now <> 0 or g.before <> 0))`;
	const warned =
		code === undefined
			? sql``
			: sql`and coalesce(x.state, 'DRAFT') <> 'CLOSED'
				and f.warnings @> ${JSON.stringify([{ code }])}::jsonb`;
	return statementOf(sql`
		select ${namedPerson} as "user", n.name as "unitName", x.id as "payrollId", g.now, g.before,
			(count(*) over ())::int as total,
			coalesce((select a.format = 'DAY_FACTOR' from payroll_account a
				where a.tenant_id = ${scope.tenantId} and a.id = ${accountId ?? null}), false) as "isDays"
		from app_user u ${ownFigure(scope)} ${firstPayroll(scope)}
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		cross join lateral ${own} g
		where ${isOfMonth(scope)} ${warned}
		order by abs(g.now - g.before) desc, u.last_name collate natural_order, u.first_name collate natural_order, u.id
		limit ${mostPeople}`);
}
