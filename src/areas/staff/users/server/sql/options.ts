import { sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { Scope } from "./scope.ts";

export interface OptionRow extends Record<string, unknown> {
	readonly id: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly unitId: string;
	readonly isEnabled: boolean;
	readonly secondary: readonly string[] | null;
	/** Last day of an absence that today lies in; of hours alone nobody is away. */
	readonly absentUntil: string | null;
}

/** Names and units of everybody among some people, sorted. */
export function userOptions({ asked, sets, among }: Scope): Statement {
	const { tenantId, today } = asked;
	return statementOf(sql`
		${sets.length === 0 ? sql`` : sql`with ${sql.join(sets)}`}
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.unit_id as "unitId",
			u.is_enabled as "isEnabled", x.units as secondary, a.until::text as "absentUntil"
		from app_user u
		left join (
			select user_id, array_agg(unit_id) as units from user_unit
			where tenant_id = ${tenantId} and not is_primary
				and valid_from <= ${today} and (valid_to is null or valid_to >= ${today})
			group by user_id) x on x.user_id = u.id
		left join (
			select user_id, max(to_date) as until from absence
			where tenant_id = ${tenantId} and state = 'APPROVED' and begin_min is null
				and to_date >= ${today} and from_date <= ${today}
			group by user_id) a on a.user_id = u.id
		where u.tenant_id = ${tenantId} and u.role = 'USER' and ${sql.join(among, sql` and `)}
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id`);
}
