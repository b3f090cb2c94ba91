import type { Terms } from "#areas/payroll/payrolls/server/public.ts";
import type { PayrollWarning } from "#domain/payroll/payroll-warnings.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { firstPayroll, isEmployed } from "./people.ts";

interface MonthDays {
	/** First and last day of the month, as civil days. */
	readonly from: string;
	readonly to: string;
}

/** Somebody whose figures are made, with how her payroll counts. */
export interface CountedPerson extends Omit<Terms, "month"> {
	readonly userId: string;
}

/** Everybody who is employed in a month, those together whose payroll counts alike. */
export function countedPeople(tx: Tx, tenantId: string, { from, to }: MonthDays) {
	return rows(tx)<CountedPerson>`
		select u.id as "userId", coalesce(q.charge_by, 'NOBODY') as "chargeBy", coalesce(q.pro_rata, 'CALENDAR_DAYS') as "proRata"
		from app_user u ${firstPayroll({ tenantId, from })}
		left join payroll_period q on q.tenant_id = x.tenant_id and q.id = x.period_id
		where u.tenant_id = ${tenantId} and u.role = 'USER' and ${isEmployed(tenantId, { from, to })}
		order by 2, 3, 1`;
}

/** Lets nobody else begin meanwhile. @returns whether it is to be done: not where it was begun a few minutes ago */
export async function beginRun(
	tx: Tx,
	tenantId: string,
	run: {
		readonly month: string;
		readonly through: string;
		readonly at: Date;
		readonly minutes: number;
	},
): Promise<boolean> {
	const { month, through, at, minutes } = run;
	const found = await firstRow(tx)`
		insert into payroll_figure_run (tenant_id, month, started_at, through)
		values (${tenantId}, ${month}, ${at}, ${through})
		on conflict (tenant_id, month) do update set started_at = excluded.started_at
		where payroll_figure_run.started_at < excluded.started_at - make_interval(mins => ${minutes}::int)
		returning month`;
	return found !== undefined;
}

/** Figures of who is employed no longer go, and those that nobody looked at for long. */
export async function endRun(
	tx: Tx,
	tenantId: string,
	run: {
		readonly month: string;
		readonly through: string;
		readonly begun: Date;
		readonly at: Date;
	},
): Promise<void> {
	const { month, through, begun, at } = run;
	await execute(tx)`
		update payroll_figure_run set finished_at = ${at}, through = ${through}
		where tenant_id = ${tenantId} and month = ${month}`;
	await execute(tx)`
		delete from payroll_figure where tenant_id = ${tenantId}
			and ((month = ${month} and counted_at < ${begun}) or counted_at < ${at}::timestamptz - interval '60 days')`;
}

export interface NewFigure {
	readonly userId: string;
	readonly accountIds: readonly string[];
	readonly amounts: readonly number[];
	readonly beforeSoFar: readonly number[];
	readonly beforeWhole: readonly number[];
	readonly warnings: readonly PayrollWarning[];
}

export async function putFigures(
	tx: Tx,
	tenantId: string,
	{ month, at }: { readonly month: string; readonly at: Date },
	figures: readonly NewFigure[],
): Promise<void> {
	const given = figures.map((one) => ({
		...{ tenant_id: tenantId, month, user_id: one.userId, counted_at: at.toISOString() },
		...{ account_ids: one.accountIds, amounts: one.amounts, warnings: one.warnings },
		...{ before_so_far: one.beforeSoFar, before_whole: one.beforeWhole },
	}));
	await execute(tx)`
		insert into payroll_figure
		select * from jsonb_populate_recordset(null::payroll_figure, ${JSON.stringify(given)}::jsonb)
		on conflict (tenant_id, month, user_id) do update set counted_at = excluded.counted_at,
			account_ids = excluded.account_ids, amounts = excluded.amounts, before_so_far = excluded.before_so_far,
			before_whole = excluded.before_whole, warnings = excluded.warnings`;
}
