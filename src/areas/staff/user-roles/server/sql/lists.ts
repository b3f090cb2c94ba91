import { type RawBuilder, sql } from "kysely";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { byName, pageOfRows } from "#kit/server/page-of-rows.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract, RoleAssignment, SingleGrant } from "../../contract.ts";

interface Asked {
	readonly tenantId: string;
	/** Sub-query of ids of people whose rights may be read. */
	readonly visible: RawBuilder<string>;
	readonly today: string;
}

/** Where a grant `g` of the person `u` reaches: an own place is the person's of today. */
export const placeOfGrant = sql`
	left join site s on s.tenant_id = g.tenant_id and g.scope = 'SITE' and s.id = coalesce(g.site_id, u.site_id)
	left join unit n on n.tenant_id = g.tenant_id and g.scope = 'UNIT' and n.id = coalesce(g.unit_id, u.unit_id)`;

export const placeColumns = sql`
	g.scope, g.site_id as "siteId", g.unit_id as "unitId", coalesce(s.name, n.name) as "placeName",
	(g.scope <> 'GLOBAL' and g.site_id is null and g.unit_id is null) as "isOwnPlace"`;

const heldColumns = (today: string) => sql`
	g.id, g.version, g.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName", ${placeColumns},
	g.valid_from as "validFrom", g.valid_to as "validTo",
	(g.valid_from <= ${today}::date and (g.valid_to is null or g.valid_to >= ${today}::date)) as "isCurrent"`;

export interface AssignmentRow extends RoleAssignment, Record<string, unknown> {
	readonly total: number;
}

const sortedBy = {
	name: sql`r."lastName" collate natural_order`,
	role: sql`r."roleName" collate natural_order`,
	place: sql`r."placeName" collate natural_order`,
	validFrom: sql`r."validFrom"`,
	validTo: sql`r."validTo"`,
} as const;

export function assignmentRows(
	{ tenantId, visible, today }: Asked,
	input: InputOf<(typeof contract)["listRoleAssignments"]>,
): Statement {
	const { search = "", sortBy = "name", sortDirection } = input;
	const narrowed = sql.join(
		[
			sql`g.user_id in ${visible}`,
			...(input.roleId ? [sql`g.role_id = ${input.roleId}`] : []),
			...(input.userId ? [sql`g.user_id = ${input.userId}`] : []),
			...(input.unitId ? [sql`coalesce(n.id, s.unit_id) = ${input.unitId}`] : []),
		],
		sql` and `,
	);
	const shown = sql`
		select ${heldColumns(today)}, g.role_id as "roleId", o.name as "roleName"
		from role_assignment g
		join app_user u on u.tenant_id = g.tenant_id and u.id = g.user_id
		join role o on o.tenant_id = g.tenant_id and o.id = g.role_id
		${placeOfGrant}
		where g.tenant_id = ${tenantId}`;
	const words = sql`concat_ws(' ', r."firstName", r."lastName", r."roleName", r."placeName")`;
	return pageOfRows({
		rows: sql`${shown} and ${narrowed}`,
		// of the page's ids alone
		shown,
		where: search === "" ? [] : [sql`strpos(lower(${words}), lower(${search})) > 0`],
		keys: [
			{ value: sortedBy[sortBy], descending: sortDirection === "DESC" },
			...byName,
			{ value: sortedBy.role },
		],
		paging: input,
	});
}

export interface SingleGrantRow extends Omit<SingleGrant, "level">, Record<string, unknown> {
	/** 0 to 4 */
	readonly level: number;
}

/** Single grants of a person; one row of nothing where she is visible and has none. */
export function singleGrantRows(
	{ tenantId, visible, today }: Asked,
	{ userId, unitId }: { readonly userId: string; readonly unitId?: string | undefined },
): Statement {
	const atUnit = unitId === undefined ? sql`true` : sql`coalesce(n.id, s.unit_id) = ${unitId}`;
	return statementOf(sql`
		select found.* from app_user x
		left join (
			select ${heldColumns(today)}, g.permission_key as key, g.level
			from user_permission g
			join app_user u on u.tenant_id = g.tenant_id and u.id = g.user_id
			${placeOfGrant}
			where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${atUnit}
		) found on found."userId" = x.id
		where x.tenant_id = ${tenantId} and x.id = ${userId} and x.id in ${visible}
		order by found."placeName" collate natural_order nulls first, found.key, found."validFrom" desc`);
}
