import { sql } from "kysely";
import type { PayrollLine } from "#domain/payroll/lines/payroll-line.ts";
import type { ReckonedPayroll } from "#domain/payroll/reckoned-payroll.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, jsonTexts, rows } from "#kit/server/rows-of.ts";
import type { FrozenOrigins, PayrollRow } from "./payrolls.ts";

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

/** A payroll with what it is closed with. */
export interface ClosedPayroll {
	readonly row: Pick<PayrollRow, "id" | "userId" | "month" | "runNo">;
	readonly reckoned: ReckonedPayroll;
	readonly lines: readonly (PayrollLine & { readonly id: string })[];
}

/** Freezes what payrolls came to: their lines, and what stands behind them. */
export async function setClosed(
	tx: Tx,
	tenantId: string,
	at: Date,
	closed: readonly ClosedPayroll[],
): Promise<void> {
	const lines = closed.flatMap(({ row, lines: own }) =>
		own.map(({ accountId, costCentreId, ...line }) => ({
			...{ tenant_id: tenantId, payroll_id: row.id, user_id: row.userId, month: `${row.month}-01` },
			...{ kind: row.runNo === 0 ? "REGULAR" : "DELTA", ...line },
			...{ account_id: accountId, cost_centre_id: costCentreId },
		})),
	);
	await execute(tx)`
		insert into payroll_line select * from jsonb_populate_recordset(null::payroll_line, ${JSON.stringify(lines)}::jsonb)`;
	const frozen = closed.map(
		({ reckoned: { days, surcharges, actualMinutes, targetMinutes } }): FrozenOrigins => ({
			...{ days, surcharges, actualMinutes, targetMinutes },
		}),
	);
	await execute(tx)`
		update payroll x set state = 'CLOSED', closed_at = ${at}, version = x.version + 1,
			pay_cents = g.pay_cents, warnings = g.warnings::jsonb, frozen = g.frozen::jsonb
		from rows from (unnest(${closed.map(({ row }) => row.id)}::uuid[]),
			unnest(${closed.map(({ reckoned }) => reckoned.payCents)}::int[]),
			${jsonTexts(closed.map(({ reckoned }) => reckoned.warnings))}, ${jsonTexts(frozen)}) as g(id, pay_cents, warnings, frozen)
		where x.tenant_id = ${tenantId} and x.id = g.id`;
}

export interface KeptLine extends PayrollLine {
	readonly userId: string;
	readonly payrollId: string;
	readonly month: string;
	/** What a correction brought. */
	readonly isDelta: boolean;
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
			l.kind = 'DELTA' as "isDelta", l.account_id as "accountId", l.cost_centre_id as "costCentreId", l.minutes, l.days, l.cents
		from payroll_line l
		where l.tenant_id = ${tenantId} and l.user_id = any(${[...userIds]}::uuid[])
			and l.month = any(${months.map((month) => `${month}-01`)}::date[])
		order by l.id`;
}

/** What runs of some months of some people wrote, with what stood behind their lines; the earlier ones first. */
export interface KeptRun extends Pick<PayrollRow, "userId" | "frozen"> {
	readonly payrollId: string;
	readonly lines: readonly PayrollLine[];
}

export function keptRuns(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	month: string,
): Promise<KeptRun[]> {
	const lines = sql`(
		select coalesce(jsonb_agg(jsonb_build_object('accountId', l.account_id, 'costCentreId', l.cost_centre_id,
			'minutes', l.minutes, 'days', l.days, 'cents', l.cents) order by l.id), '[]')
		from payroll_line l where l.tenant_id = x.tenant_id and l.payroll_id = x.id)`;
	return rows(tx)<KeptRun>`
		select x.user_id as "userId", x.id as "payrollId", x.frozen, ${lines} as lines
		from payroll x
		join payroll_period p on p.tenant_id = x.tenant_id and p.id = x.period_id
		where x.tenant_id = ${tenantId} and x.user_id = any(${[...userIds]}::uuid[]) and x.state = 'CLOSED'
			and p.month = ${`${month}-01`}::date
		order by x.user_id, p.run_no`;
}
