import { sql } from "kysely";

/** Minutes that the contracts of the person `u` come to in a range; null without any. */
export function contractMinutes(
	tenantId: string,
	{ from, to }: { readonly from: string; readonly to: string },
) {
	return sql`
		select round(sum(c.weekly_min * (least(coalesce(c.valid_to, ${to}), ${to}) - greatest(c.valid_from, ${from}) + 1) / 7.0))::int as minutes
		from contract c where c.tenant_id = ${tenantId} and c.user_id = u.id
			and c.valid_from <= ${to} and (c.valid_to is null or c.valid_to >= ${from})`;
}
