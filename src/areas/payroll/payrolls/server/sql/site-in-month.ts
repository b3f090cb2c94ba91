import { type RawBuilder, sql } from "kysely";

/**
 * The site of the last day of a month on which the row `u` was employed; of who was not employed then the one where she works
 * now.
 *
 * @param month SQL of its first day
 */
export function siteInMonth(tenantId: string, month: RawBuilder<unknown>): RawBuilder<string> {
	const last = sql`(${month} + interval '1 month - 1 day')::date`;
	return sql`coalesce((
		select s.id from employment e
		join user_unit y on y.tenant_id = e.tenant_id and y.user_id = e.user_id and y.is_primary
			and y.valid_from <= least(e.exit_date, ${last}) and (y.valid_to is null or y.valid_to >= least(e.exit_date, ${last}))
		join unit_closure c on c.tenant_id = y.tenant_id and c.descendant_id = y.unit_id
		join site s on s.tenant_id = c.tenant_id and s.unit_id = c.ancestor_id
		where e.tenant_id = ${tenantId} and e.user_id = u.id
			and e.entry_date <= ${last} and (e.exit_date is null or e.exit_date >= ${month})
		order by e.entry_date desc, c.distance limit 1), u.site_id)`;
}
