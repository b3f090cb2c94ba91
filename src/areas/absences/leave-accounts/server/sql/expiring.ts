import { type RawBuilder, sql } from "kysely";
import { accountKind, standingLines } from "./list.ts";

interface Whose {
	readonly tenantId: string;
	/** Civil day. */
	readonly today: string;
	/** Conditions of the row `u` of a person. */
	readonly conditions: readonly RawBuilder<unknown>[];
}

/**
 * Lines of the accounts of this year of the kind that most rules fill, of which something can lapse within it; a scalar of JSON,
 * a `StandingLine[]` for each.
 */
export function expiringLines({ tenantId, today, conditions }: Whose): RawBuilder<unknown> {
	const year = today.slice(0, 4);
	return sql`(
		select coalesce(jsonb_agg(${standingLines(tenantId)}), '[]')
		from leave_account a
		join app_user u on u.tenant_id = a.tenant_id and u.id = a.user_id and u.role = 'USER' and u.is_enabled
		where a.tenant_id = ${tenantId} and a.year = ${year}::int and a.activity_id = ${accountKind(tenantId, undefined)}
			and ${sql.join([...conditions], sql` and `)} and exists (
				select from leave_entry e where e.tenant_id = a.tenant_id and e.account_id = a.id
					and e.expires_on between ${today}::date and ${`${year}-12-31`}::date))`;
}
