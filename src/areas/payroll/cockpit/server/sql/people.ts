import { type RawBuilder, sql } from "kysely";
import type { Scope } from "#areas/payroll/payrolls/server/public.ts";

/** Whose month is looked at. */
export interface MonthScope extends Scope {
	/** First and last day of the month, as civil days. */
	readonly from: string;
	readonly to: string;
	/** Of the people of one site; undefined: of all. */
	readonly siteId: string | undefined;
}

/** Whether the row `u` is one of them: employed in the month, and seen by who asks. */
export function isOfMonth({ tenantId, isVisible, isInSite, from, to, siteId }: MonthScope) {
	return sql`u.tenant_id = ${tenantId} and u.role = 'USER' and ${isVisible} and ${isInSite}
		${siteId === undefined ? sql`` : sql`and u.site_id = ${siteId}`}
		and ${isEmployed(tenantId, { from, to })}`;
}

/** Whether the row `u` is employed on a day of a month. */
export function isEmployed(
	tenantId: string,
	{ from, to }: Pick<MonthScope, "from" | "to">,
): RawBuilder<unknown> {
	return sql`exists (select from employment e where e.tenant_id = ${tenantId} and e.user_id = u.id
		and e.entry_date <= ${to} and (e.exit_date is null or e.exit_date >= ${from}))`;
}

/** The payroll `x` of the row `u` in the first run of the month, where there is one. */
export function firstPayroll({ tenantId, from }: Pick<MonthScope, "tenantId" | "from">) {
	return sql`left join payroll x on x.tenant_id = u.tenant_id and x.user_id = u.id and x.period_id = any(array(
		select p.id from payroll_period p where p.tenant_id = ${tenantId} and p.month = ${from}::date and p.run_no = 0))`;
}

/** Its figure `f`, where it was made. */
export function ownFigure({ from }: Pick<MonthScope, "from">, kind: "left" | "inner" = "inner") {
	return sql`${sql.raw(kind)} join payroll_figure f on f.tenant_id = u.tenant_id and f.user_id = u.id and f.month = ${from}::date`;
}
