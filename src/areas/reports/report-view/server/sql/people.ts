import { type RawBuilder, sql } from "kysely";
import { unitsInFilter, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { ReportScope } from "../serve-report.ts";

type Part = RawBuilder<unknown>;

/** Ids and departments of the people whom a report may tell of. */
export function reportedPeople({ tenantId, who }: ReportScope): Part {
	return sql`select u.id, u.unit_id from app_user u
		where u.tenant_id = ${tenantId} and u.role = 'USER' and ${sql.join(who, sql` and `)}`;
}

/**
 * Rows of a report of people, each with what they all say.
 *
 * @param columns of the person `u` and of what is joined
 * @param joins joins it
 */
export function personRows({ tenantId, who }: ReportScope, columns: Part, joins: Part): Part {
	return sql`
		select u.id, u.last_name as "lastName", u.first_name as "firstName", u.personnel_no as "personnelNo",
			n.name as "unitName", ${columns}
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		${joins}
		where u.tenant_id = ${tenantId} and u.role = 'USER' and ${sql.join(who, sql` and `)}`;
}

/**
 * Whether the row `s` of a shift may be told of: it is of somebody of `person` (`reportedPeople`), or open in a department that the reader
 * plans and asks for. Who looks for a name looks for no open one.
 */
export function isShiftSeen({ tenantId, reader, asked }: ReportScope): Part {
	const isOfPerson = sql`s.user_id in (select id from person)`;
	if (asked.search) return isOfPerson;
	const { session, siteFilter } = reader;
	const { unitIds, recursive } = asked;
	const below = sql`select descendant_id from unit_closure where tenant_id = ${tenantId}
		and ancestor_id = any(${[...(unitIds ?? [])]}::uuid[]) and (${recursive} or distance = 0)`;
	return sql`(${isOfPerson} or s.user_id is null and s.unit_id in ${visibleUnits(session, "shiftplan.manage", "READ")}
		and s.unit_id in ${unitsInFilter(session, siteFilter)} ${unitIds === undefined ? sql`` : sql`and s.unit_id in (${below})`})`;
}
