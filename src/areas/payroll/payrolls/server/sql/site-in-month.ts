import { type RawBuilder, sql } from "kysely";

/**
 * The site of the last day of a month on which the row `u` was employed; of who has no day there the one where she works now.
 *
 * @param month SQL of its first day
 */
export function siteInMonth(tenantId: string, month: RawBuilder<unknown>): RawBuilder<string> {
	return sql`coalesce((
		select d.site_id from day_result d
		where d.tenant_id = ${tenantId} and d.user_id = u.id and d.day between ${month} and ${month} + interval '1 month - 1 day'
			and exists (select from employment e where e.tenant_id = d.tenant_id and e.user_id = d.user_id
				and e.entry_date <= d.day and (e.exit_date is null or e.exit_date >= d.day))
		order by d.day desc limit 1), u.site_id)`;
}
