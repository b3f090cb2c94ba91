import { type RawBuilder, sql } from "kysely";
import { peopleFilters } from "#areas/staff/user-roles/server/public.ts";
import { namedPerson } from "#areas/time-tracking/target-actual/server/public.ts";
import type { PayrollLine } from "#domain/payroll/lines/payroll-line.ts";
import type { PayrollWarning } from "#domain/payroll/payroll-warnings.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { addMissingRows } from "#kit/server/add-missing-rows.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { byName, pageOfRows } from "#kit/server/page-of-rows.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { contract, Payroll, PayrollItem } from "../../contract.ts";
import type { PeriodRow } from "./periods.ts";

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
			${siteId === null ? sql`` : sql`and u.site_id = ${siteId}`}
		order by u.id`;
	return found.map(({ id }) => id);
}

/** @returns ids of those that were not there yet */
export function insertPayrolls(
	tx: Tx,
	tenantId: string,
	periodId: string,
	given: readonly { readonly id: string; readonly userId: string }[],
): Promise<Set<string>> {
	return addMissingRows(
		tx,
		"payroll",
		given.map(({ id, userId }) => ({
			...{ tenant_id: tenantId, id, period_id: periodId, user_id: userId },
			...{ state: "DRAFT", acknowledged: [], version: 1 },
		})),
	);
}

export interface PayrollRow extends Pick<PeriodRow, "month" | "runNo" | "chargeBy" | "proRata"> {
	readonly id: string;
	readonly version: number;
	readonly periodId: string;
	readonly userId: string;
	readonly state: Payroll["state"];
	readonly warnings: readonly PayrollWarning[] | null;
	readonly acknowledged: Payroll["acknowledged"];
	readonly payCents: number | null;
	readonly user: PayrollItem["user"];
	readonly unitName: string;
	readonly siteName: string | null;
}

/** A payroll with its person; held for the transaction where it is to be changed. */
export function readPayroll(tx: Tx, tenantId: string, id: string, isHeld = false) {
	return firstRow(tx)<PayrollRow>`
		select x.id, x.version, x.period_id as "periodId", x.user_id as "userId", x.state, x.warnings, x.acknowledged,
			x.pay_cents as "payCents", to_char(p.month, 'YYYY-MM') as month, p.run_no as "runNo", p.charge_by as "chargeBy",
			p.pro_rata as "proRata", ${namedPerson} as "user", n.name as "unitName", s.name as "siteName"
		from payroll x
		join payroll_period p on p.tenant_id = x.tenant_id and p.id = x.period_id
		join app_user u on u.tenant_id = x.tenant_id and u.id = x.user_id
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		left join site s on s.tenant_id = p.tenant_id and s.id = p.site_id
		where x.tenant_id = ${tenantId} and x.id = ${id} ${isHeld ? sql`for update of x` : sql``}`;
}

/** Payrolls of a period that are not closed yet, in the order in which people are held. */
export async function openPayrolls(tx: Tx, tenantId: string, periodId: string): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		select id from payroll where tenant_id = ${tenantId} and period_id = ${periodId} and state <> 'CLOSED'
		order by user_id`;
	return found.map(({ id }) => id);
}

/** Whose month a period is about. */
export async function peopleOfPeriod(
	tx: Tx,
	tenantId: string,
	periodId: string,
): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		select user_id as id from payroll where tenant_id = ${tenantId} and period_id = ${periodId} order by user_id`;
	return found.map(({ id }) => id);
}

export async function setChecked(
	tx: Tx,
	tenantId: string,
	{ id, acknowledged }: Pick<PayrollRow, "id" | "acknowledged">,
): Promise<number> {
	const row = await firstRow(tx)<{ version: number }>`
		update payroll set state = 'CHECKED', acknowledged = ${JSON.stringify(acknowledged)}::jsonb, version = version + 1
		where tenant_id = ${tenantId} and id = ${id} returning version`;
	return row?.version ?? 0;
}

interface ClosedPayroll {
	readonly id: string;
	readonly at: Date;
	readonly payCents: number;
	readonly warnings: readonly PayrollWarning[];
}

export async function setClosed(
	tx: Tx,
	tenantId: string,
	{ id, at, payCents, warnings }: ClosedPayroll,
): Promise<void> {
	await execute(tx)`
		update payroll set state = 'CLOSED', closed_at = ${at}, pay_cents = ${payCents},
			warnings = ${JSON.stringify(warnings)}::jsonb, version = version + 1
		where tenant_id = ${tenantId} and id = ${id}`;
}

interface NewLine extends PayrollLine {
	readonly id: string;
}

export async function insertLines(
	tx: Tx,
	tenantId: string,
	{ id, userId, month, runNo }: Pick<PayrollRow, "id" | "userId" | "month" | "runNo">,
	lines: readonly NewLine[],
): Promise<void> {
	if (lines.length === 0) return;
	const shared = {
		...{ tenant_id: tenantId, payroll_id: id, user_id: userId, month: `${month}-01` },
		kind: runNo === 0 ? "REGULAR" : "DELTA",
	};
	await addRows(
		tx,
		"payroll_line",
		lines.map(({ accountId, costCentreId, ...line }) => ({
			...{ ...shared, ...line, account_id: accountId, cost_centre_id: costCentreId },
		})),
	);
}

export interface KeptLine extends PayrollLine {
	readonly userId: string;
	readonly payrollId: string;
	readonly month: string;
}

/** Every line that was written of some months of some people. */
export function keptLines(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	months: readonly string[],
) {
	return rows(tx)<KeptLine>`
		select l.user_id as "userId", l.payroll_id as "payrollId", to_char(l.month, 'YYYY-MM') as month,
			l.account_id as "accountId", l.cost_centre_id as "costCentreId", l.minutes, l.days, l.cents
		from payroll_line l
		where l.tenant_id = ${tenantId} and l.user_id = any(${[...userIds]}::uuid[])
			and l.month = any(${months.map((month) => `${month}-01`)}::date[])
		order by l.id`;
}

export interface LineNames {
	readonly accounts: readonly {
		readonly id: string;
		readonly code: string;
		readonly name: string;
	}[];
	readonly costCentres: readonly { readonly id: string; readonly code: string }[];
}

/** What accounts and cost centres of lines are called. */
export async function lineNames(
	tx: Tx,
	tenantId: string,
	lines: readonly PayrollLine[],
): Promise<LineNames> {
	const accountIds = [...new Set(lines.map(({ accountId }) => accountId))];
	const centreIds = [...new Set(lines.flatMap(({ costCentreId }) => costCentreId ?? []))];
	const found = await firstRow(tx)<LineNames>`
		select (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'name', a.name)), '[]')
			from payroll_account a where a.tenant_id = ${tenantId} and a.id = any(${accountIds}::uuid[])) as accounts,
			(select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'code', k.code)), '[]')
			from cost_centre k where k.tenant_id = ${tenantId} and k.id = any(${centreIds}::uuid[])) as "costCentres"`;
	return found ?? { accounts: [], costCentres: [] };
}
