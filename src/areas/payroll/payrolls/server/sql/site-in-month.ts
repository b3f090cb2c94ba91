import { type RawBuilder, sql } from "kysely";

/**
 * The site of the last day of a month on which the row `u` was employed. That is where she works now, unless she has changed her
 * department since the month began: few have, so that the others cost one look.
 *
 * @param month SQL of its first day
 */
export function siteInMonth(tenantId: string, month: RawBuilder<unknown>): RawBuilder<string> {
	const last = sql`(${month} + interval '1 month - 1 day')::date`;
	const lastEmployed = sql`coalesce((
		select least(e.exit_date, ${last}) from employment e
		where e.tenant_id = ${tenantId} and e.user_id = u.id and e.entry_date <= ${last}
		order by e.entry_date desc limit 1), ${last})`;
	return sql`case when not exists (
		select from user_unit y where y.tenant_id = ${tenantId} and y.user_id = u.id and y.is_primary and y.valid_from > ${month})
	then u.site_id else coalesce((
		select s.id from unit_closure c
		join site s on s.tenant_id = c.tenant_id and s.unit_id = c.ancestor_id
		where c.tenant_id = ${tenantId} and c.descendant_id = (
			select y.unit_id from user_unit y
			where y.tenant_id = ${tenantId} and y.user_id = u.id and y.is_primary and y.valid_from <= ${lastEmployed}
			order by y.valid_from desc limit 1)
		order by c.distance limit 1), u.site_id) end`;
}
