import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { unitOfKind } from "./amounts.ts";
import type { AskedAccount } from "./detail.ts";
import { accountKind } from "./list.ts";

/**
 * What a day of leave of the person `u` is worth on a day, in cents, half up: the pay of thirteen weeks by their workdays (§ 11 BUrlG);
 * in accounts that are kept in minutes what an hour is worth, by their hours. Wages of single cost centres say nothing of leave. No row where no wage and contract hold.
 */
export function leaveValue(
	tenantId: string,
	on: RawBuilder<unknown>,
	unit: RawBuilder<unknown>,
): RawBuilder<unknown> {
	const holds = (row: string) =>
		sql`${sql.ref(`${row}.valid_from`)} <= ${on} and coalesce(${sql.ref(`${row}.valid_to`)}, 'infinity') >= ${on}`;
	return sql`
		select round(case
			when ${unit} = 'MINUTES' then case w.kind when 'MONTHLY' then w.cents * 3.0 / 13 * 60 / nullif(c.weekly_min, 0) else w.cents end
			else case w.kind when 'MONTHLY' then w.cents * 3.0 / 13 / c.days_per_week
				else w.cents * c.weekly_min / 60.0 / c.days_per_week end end) as cents
		from wage w
		join contract c on c.tenant_id = w.tenant_id and c.user_id = w.user_id and ${holds("c")}
		where w.tenant_id = ${tenantId} and w.user_id = u.id and w.cost_centre_id is null and ${holds("w")}`;
}

export interface ExitRow extends Record<string, unknown> {
	/** The last day of the employment that ends in the year. */
	readonly exit: string;
	/** The reader may know the person's wage. */
	readonly isPayVisible: boolean;
	/** What a day of leave is worth then, or an hour. */
	readonly unitCents: number | null;
}

/** The exit of a person within a year, and what her leave is worth; nothing where she stays. Rows are `ExitRow`. */
export function exitOf(
	{ tenantId, userId, year, activityId }: AskedAccount,
	isPayVisible: RawBuilder<unknown>,
): Statement {
	const unit = unitOfKind(tenantId, accountKind(tenantId, activityId));
	return statementOf(sql`
		select x.day::text as exit, s.is_pay_visible as "isPayVisible", v.cents::int as "unitCents"
		from app_user u
		cross join lateral (
			select case when exists (select from employment e where e.tenant_id = u.tenant_id and e.user_id = u.id)
				then (select e.exit_date from employment e where e.tenant_id = u.tenant_id and e.user_id = u.id
					and e.entry_date <= make_date(${year}::int, 12, 31) order by e.entry_date desc limit 1)
				else u.exit_date end as day) x
		cross join lateral (select coalesce(${isPayVisible}, false) as is_pay_visible) s
		left join lateral (${leaveValue(tenantId, sql`x.day`, unit)}) v on s.is_pay_visible
		where u.tenant_id = ${tenantId} and u.id = ${userId} and extract(year from x.day) = ${year}::int`);
}
