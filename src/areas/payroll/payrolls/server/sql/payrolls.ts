import { type RawBuilder, sql } from "kysely";
import { nearestHolders, peopleFilters } from "#areas/staff/user-roles/server/public.ts";
import { namedPerson } from "#areas/time-tracking/target-actual/server/public.ts";
import type { PayrollLine } from "#domain/payroll/lines/payroll-line.ts";
import type { PayrollWarning } from "#domain/payroll/payroll-warnings.ts";
import type { LineOrigins } from "#domain/payroll/reckoned-payroll.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { byName, pageOfRows } from "#kit/server/page-of-rows.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import type { contract, Payroll, PayrollItem } from "../../contract.ts";
import type { PeriodRow } from "./periods.ts";
import { siteInMonth } from "./site-in-month.ts";

export interface Scope {
	readonly tenantId: string;
	/** Conditions of the row `u`. */
	readonly isVisible: RawBuilder<unknown>;
	readonly isInSite: RawBuilder<unknown>;
}

/** One page of payrolls. */
export function listedPayrolls(
	scope: Scope,
	input: InputOf<(typeof contract)["listPayrolls"]>,
): Statement {
	const { tenantId } = scope;
	const { month, periodId, states, sortBy = "name", sortDirection } = input;
	const some = sql`
		select x.id, u.last_name as "lastName", u.first_name as "firstName", n.name as "unitName", p.month as "monthDay",
			to_char(p.month, 'YYYY-MM') as month, p.run_no as "runNo", s.name as "siteName", x.state, ${namedPerson} as "user"
		from payroll x
		join payroll_period p on p.tenant_id = x.tenant_id and p.id = x.period_id
		join app_user u on u.tenant_id = x.tenant_id and u.id = x.user_id
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		left join site s on s.tenant_id = p.tenant_id and s.id = p.site_id
		where x.tenant_id = ${tenantId}
			${month === undefined ? sql`` : sql`and p.month = ${`${month}-01`}::date`}
			${periodId === undefined ? sql`` : sql`and p.id = ${periodId}`}
			${states === undefined ? sql`` : sql`and x.state = any(${[...states]})`}`;
	const filters = peopleFilters(scope, { ...input, recursive: true });
	return pageOfRows({
		rows: sql`${some} and ${sql.join(filters, sql` and `)}`,
		keys: [{ value: sortKeys[sortBy], descending: sortDirection === "DESC" }, ...byName],
		paging: input,
	});
}

const sortKeys = {
	name: sql`r."lastName" collate natural_order`,
	month: sql`r."monthDay"`,
	unitName: sql`r."unitName" collate natural_order`,
} as const;

interface Asked {
	/** Null: all sites. */
	readonly siteId: string | null;
	/** Null: everybody who is employed on a day of the month. */
	readonly userIds: readonly string[] | null;
	readonly from: string;
	readonly to: string;
}

/** People of a site, or of all, among `open` ones; in the order of their ids. */
export async function employedPeople(
	tx: Tx,
	tenantId: string,
	{ siteId, userIds, from, to }: Asked,
	open: RawBuilder<string>,
): Promise<string[]> {
	const isEmployed = sql`exists (select from employment e where e.tenant_id = u.tenant_id and e.user_id = u.id
		and e.entry_date <= ${to} and (e.exit_date is null or e.exit_date >= ${from}))`;
	const found = await rows(tx)<{ id: string }>`
		select u.id from app_user u
		where u.tenant_id = ${tenantId} and u.role = 'USER' and u.id in ${open}
			and ${userIds === null ? isEmployed : sql`u.id = any(${[...userIds]}::uuid[])`}
			${siteId === null ? sql`` : sql`and ${siteInMonth(tenantId, sql`${from}::date`)} = ${siteId}`}
		order by u.id`;
	return found.map(({ id }) => id);
}

/** Of people who are in the period already nothing changes. @returns how many were not */
export function insertPayrolls(
	tx: Tx,
	tenantId: string,
	periodId: string,
	given: readonly { readonly id: string; readonly userId: string }[],
): Promise<number> {
	return execute(tx)`
		insert into payroll (tenant_id, id, period_id, user_id, site_id)
		select ${tenantId}::uuid, g.id, p.id, u.id, ${siteInMonth(tenantId, sql`p.month`)}
		from unnest(${given.map(({ id }) => id)}::uuid[], ${given.map(({ userId }) => userId)}::uuid[]) g(id, user_id)
		join app_user u on u.tenant_id = ${tenantId} and u.id = g.user_id
		join payroll_period p on p.tenant_id = ${tenantId} and p.id = ${periodId}
		on conflict do nothing`;
}

export interface PayrollRow extends Pick<PeriodRow, "month" | "runNo" | "chargeBy" | "proRata"> {
	readonly id: string;
	readonly version: number;
	readonly periodId: string;
	readonly userId: string;
	readonly state: Payroll["state"];
	readonly warnings: readonly PayrollWarning[] | null;
	readonly acknowledged: Payroll["acknowledged"];
	/** Who looked at it last; null before, and of what an earlier release checked. */
	readonly checkedBy: string | null;
	readonly payCents: number | null;
	/** What stood behind the lines when it was closed; null before, and of what an earlier release closed. */
	readonly frozen: FrozenOrigins | null;
	readonly user: PayrollItem["user"];
	readonly unitName: string;
	/** Of the period; null: of all. */
	readonly siteName: string | null;
	/** Where she worked last in the month. */
	readonly siteId: string;
	readonly employmentTypeId: string | null;
}

/** What stood behind the lines, with what the month came to; that is missing of what an earlier release closed. */
export interface FrozenOrigins extends LineOrigins {
	readonly actualMinutes?: number;
	readonly targetMinutes?: number;
}

/** A payroll with its person; held for the transaction where it is to be changed. */
export async function readPayroll(tx: Tx, tenantId: string, id: string, isHeld = false) {
	return (await readPayrolls(tx, tenantId, [id], isHeld)).at(0);
}

/** Several, held in the order of their people. */
export function readPayrolls(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	isHeld = false,
): Promise<PayrollRow[]> {
	return rows(tx)<PayrollRow>`
		select x.id, x.version, x.period_id as "periodId", x.user_id as "userId", x.state, x.warnings, x.acknowledged, x.frozen, x.checked_by as "checkedBy",
			x.pay_cents as "payCents", to_char(p.month, 'YYYY-MM') as month, p.run_no as "runNo", p.charge_by as "chargeBy",
			p.pro_rata as "proRata", x.site_id as "siteId", ${employmentTypeId} as "employmentTypeId", ${namedPerson} as "user", n.name as "unitName", s.name as "siteName"
		from payroll x
		join payroll_period p on p.tenant_id = x.tenant_id and p.id = x.period_id
		join app_user u on u.tenant_id = x.tenant_id and u.id = x.user_id
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		left join site s on s.tenant_id = p.tenant_id and s.id = p.site_id
		where x.tenant_id = ${tenantId} and x.id = any(${[...ids]}::uuid[])
		order by x.user_id ${isHeld ? sql`for update of x` : sql``}`;
}

const employmentTypeId = sql`(select e.employment_type_id from employment e
	where e.tenant_id = x.tenant_id and e.user_id = x.user_id and e.entry_date < p.month + interval '1 month'
	order by e.entry_date desc limit 1)`;

interface Checked {
	readonly by: string;
	readonly at: Date;
}

export async function setChecked(
	tx: Tx,
	tenantId: string,
	{ id, acknowledged, by, at }: Pick<PayrollRow, "id" | "acknowledged"> & Checked,
): Promise<number> {
	const row = await firstRow(tx)<{ version: number }>`
		update payroll set state = 'CHECKED', acknowledged = ${JSON.stringify(acknowledged)}::jsonb, checked_by = ${by},
			checked_at = ${at}, version = version + 1
		where tenant_id = ${tenantId} and id = ${id} returning version`;
	return row?.version ?? 0;
}

/** Who is asked about somebody's times. */
export async function decidersOf(
	tx: Tx,
	sought: { readonly tenantId: string; readonly userId: string; readonly today: string },
): Promise<string[]> {
	const right = { key: "timetrackings.manage", level: "FULL" } as const;
	const found = await rows(tx)<{ id: string }>`
		select h.id from ${nearestHolders({ ...sought, ...right })} h order by h.id`;
	return found.map(({ id }) => id);
}

/** Opens it again; warnings that were acknowledged stay so until they grow. */
export async function setReturned(tx: Tx, tenantId: string, id: string): Promise<number> {
	const row = await firstRow(tx)<{ version: number }>`
		update payroll set state = 'DRAFT', checked_by = null, checked_at = null, version = version + 1
		where tenant_id = ${tenantId} and id = ${id} returning version`;
	return row?.version ?? 0;
}

export interface LineNames {
	readonly accounts: readonly {
		readonly id: string;
		readonly code: string;
		readonly name: string;
	}[];
	readonly costCentres: readonly { readonly id: string; readonly code: string }[];
	readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** What accounts and cost centres of lines are called, and some people. */
export async function lineNames(
	tx: Tx,
	tenantId: string,
	lines: readonly PayrollLine[],
	userIds: readonly string[],
): Promise<LineNames> {
	const accountIds = [...new Set(lines.map(({ accountId }) => accountId))];
	const centreIds = [...new Set(lines.flatMap(({ costCentreId }) => costCentreId ?? []))];
	const found = await firstRow(tx)<LineNames>`
		select (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'name', a.name)), '[]')
			from payroll_account a where a.tenant_id = ${tenantId} and a.id = any(${accountIds}::uuid[])) as accounts,
			(select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name))), '[]')
			from app_user u where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])) as people,
			(select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'code', k.code)), '[]')
			from cost_centre k where k.tenant_id = ${tenantId} and k.id = any(${centreIds}::uuid[])) as "costCentres"`;
	return found ?? { accounts: [], costCentres: [], people: [] };
}
