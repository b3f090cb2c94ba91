import { type RawBuilder, sql } from "kysely";
import type { Charging, ProRata } from "#domain/payroll/payroll-facts.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { PayrollPeriod } from "../../contract.ts";

export interface PeriodRow {
	readonly id: string;
	readonly version: number;
	/** e.g. 2026-06 */
	readonly month: string;
	readonly siteId: string | null;
	readonly runNo: number;
	readonly state: PayrollPeriod["state"];
	readonly chargeBy: Charging;
	readonly proRata: ProRata;
}

const periodColumns = sql`p.id, p.version, to_char(p.month, 'YYYY-MM') as month, p.site_id as "siteId", p.run_no as "runNo",
	p.state, p.charge_by as "chargeBy", p.pro_rata as "proRata"`;

/** Keeps others from beginning or correcting a period of the month meanwhile. */
export async function holdMonth(tx: Tx, tenantId: string, month: string): Promise<void> {
	const key = `payroll ${tenantId} ${month}`;
	await execute(tx)`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}

export function periodsOf(tx: Tx, tenantId: string, month: string) {
	return rows(tx)<PeriodRow>`
		select ${periodColumns} from payroll_period p
		where p.tenant_id = ${tenantId} and p.month = ${`${month}-01`}::date order by p.run_no`;
}

/** All runs of a period, the first one first. */
export async function runsOf(
	tx: Tx,
	tenantId: string,
	{ month, siteId }: Pick<PeriodRow, "month" | "siteId">,
): Promise<PeriodRow[]> {
	const periods = await periodsOf(tx, tenantId, month);
	return periods.filter((one) => one.siteId === siteId);
}

/** A period, held for the transaction. */
export function holdPeriod(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<PeriodRow>`
		select ${periodColumns} from payroll_period p where p.tenant_id = ${tenantId} and p.id = ${id} for update`;
}

export async function hasSite(tx: Tx, tenantId: string, siteId: string): Promise<boolean> {
	const found = await firstRow(
		tx,
	)`select from site where tenant_id = ${tenantId} and id = ${siteId} and is_enabled`;
	return found !== undefined;
}

export async function insertPeriod(
	tx: Tx,
	tenantId: string,
	{ month, siteId, runNo, chargeBy, proRata, id }: Omit<PeriodRow, "version" | "state">,
): Promise<void> {
	await addRows(tx, "payroll_period", {
		...{ tenant_id: tenantId, id, month: `${month}-01`, site_id: siteId },
		...{ run_no: runNo, charge_by: chargeBy, pro_rata: proRata },
	});
}

/** The state that the payrolls of an open period come to: checked once all are, closed once all are. */
export async function settlePeriod(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<{ readonly state: string } | undefined> {
	return firstRow(tx)`
		update payroll_period p set version = p.version + 1, state = c.state
		from (
			select case when count(*) = 0 or bool_or(x.state = 'DRAFT') then 'OPEN'
				when bool_and(x.state = 'CLOSED') then 'CLOSED' else 'CHECKED' end as state
			from payroll x where x.tenant_id = ${tenantId} and x.period_id = ${id}) c
		where p.tenant_id = ${tenantId} and p.id = ${id} and p.state in ('OPEN', 'CHECKED') and p.state <> c.state
		returning p.state`;
}

/** Whether somebody looked at a payroll of a period that is still open. */
export async function hasChecked(
	tx: Tx,
	tenantId: string,
	{ periodId, userId }: { readonly periodId: string; readonly userId: string },
): Promise<boolean> {
	const found = await firstRow(tx)`
		select from payroll where tenant_id = ${tenantId} and period_id = ${periodId} and checked_by = ${userId}
			and state = 'CHECKED' limit 1`;
	return found !== undefined;
}

export async function setPeriodJob(tx: Tx, tenantId: string, id: string, jobId: string) {
	await execute(tx)`update payroll_period set job_id = ${jobId}, version = version + 1
		where tenant_id = ${tenantId} and id = ${id}`;
}

/** Periods of a month, the people counted whom one may see. */
export function listedPeriods(
	tenantId: string,
	month: string,
	isVisible: RawBuilder<unknown>,
): Statement {
	return statementOf(sql`
		select ${periodColumns}, s.name as "siteName", c.people, c.checked, c.closed
		from payroll_period p
		left join site s on s.tenant_id = p.tenant_id and s.id = p.site_id
		cross join lateral (
			select count(*)::int as people, (count(*) filter (where x.state <> 'DRAFT'))::int as checked,
				(count(*) filter (where x.state = 'CLOSED'))::int as closed
			from payroll x join app_user u on u.tenant_id = x.tenant_id and u.id = x.user_id
			where x.tenant_id = ${tenantId} and x.period_id = p.id and ${isVisible}) c
		where p.tenant_id = ${tenantId} and p.month = ${`${month}-01`}::date and c.people > 0
		order by s.name collate natural_order nulls first, p.run_no`);
}
