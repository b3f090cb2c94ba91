import { type RawBuilder, sql } from "kysely";
import { permissionLevels } from "#domain/access/permission-level.ts";
import type { PermissionScope } from "#domain/access/permission-map.ts";
import { addMissingRows } from "#kit/server/add-missing-rows.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import type { GrantTable, StoredAssignment } from "./stored.ts";

/** One grant, with the place it reaches from: the unit and its ancestors, and the nearest site. */
export interface PlacedGrant {
	readonly key: string;
	/** 0 to 4 */
	readonly level: number;
	readonly scope: PermissionScope;
	readonly siteId: string | null;
	readonly unitIds: readonly string[] | null;
}

/** Where a grant `g` of the person `me` reaches from: the site `s` or unit `u`, its ancestors, and the nearest site above. */
const place = (tenantId: string) => sql`
	left join site s on s.tenant_id = ${tenantId} and g.scope = 'SITE' and s.id = coalesce(g.site_id, me.site_id)
	left join unit u on u.tenant_id = ${tenantId} and u.id = case g.scope
		when 'SITE' then s.unit_id when 'UNIT' then coalesce(g.unit_id, me.unit_id) end
	left join lateral (
		select array_agg(c.ancestor_id order by c.distance) as "unitIds",
			(array_agg(s.id order by c.distance) filter (where s.id is not null))[1] as "siteId"
		from unit_closure c
		left join site s on s.tenant_id = c.tenant_id and s.unit_id = c.ancestor_id
		where c.tenant_id = u.tenant_id and c.descendant_id = u.id
	) place on true`;

/** Everything a person holds on a day or will hold later. */
export function grantsOfUser(tx: Tx, tenantId: string, userId: string, today: string) {
	return rows(tx)<PlacedGrant>`
		select g.key, g.level, g.scope, place."unitIds", coalesce(s.id, place."siteId") as "siteId"
		from (
			select a.user_id, p.permission_key as key, p.level, a.scope, a.site_id, a.unit_id
			from role_assignment a
			join role_permission p on p.tenant_id = a.tenant_id and p.role_id = a.role_id and p.level > 0
			where a.tenant_id = ${tenantId} and a.user_id = ${userId} and (a.valid_to is null or a.valid_to >= ${today})
			union all
			select user_id, permission_key, level, scope, site_id, unit_id from user_permission
			where tenant_id = ${tenantId} and user_id = ${userId} and level > 0 and (valid_to is null or valid_to >= ${today})
		) g
		join app_user me on me.tenant_id = ${tenantId} and me.id = g.user_id
		${place(tenantId)}`;
}

export interface GrantOfRole extends PlacedGrant {
	/** Whether there is such a role, and such a place. */
	readonly isRole: boolean;
	readonly isPlace: boolean;
}

type RoleAtPlace = Pick<NewAssignment, "userId" | "roleId" | "scope" | "siteId" | "unitId">;

/** What some roles would hold for people; at least one row each, with key null for a role that holds nothing. */
export function grantsOfRoles(tx: Tx, tenantId: string, wanted: readonly RoleAtPlace[]) {
	const column = (name: keyof RoleAtPlace) => wanted.map((one) => one[name]);
	return rows(tx)<GrantOfRole>`
		select distinct p.permission_key as key, p.level, g.scope, place."unitIds", coalesce(s.id, place."siteId") as "siteId",
			r.id is not null as "isRole", g.scope = 'GLOBAL' or u.id is not null as "isPlace"
		from unnest(${column("userId")}::uuid[], ${column("roleId")}::uuid[], ${column("scope")}::text[],
			${column("siteId")}::uuid[], ${column("unitId")}::uuid[]) as g(user_id, role_id, scope, site_id, unit_id)
		join app_user me on me.tenant_id = ${tenantId} and me.id = g.user_id
		left join role r on r.tenant_id = ${tenantId} and r.id = g.role_id
		left join role_permission p on p.tenant_id = r.tenant_id and p.role_id = r.id
		${place(tenantId)}`;
}

/** What a grant of a person reaches; undefined where there is no such place. */
export async function placeOf(
	tx: Tx,
	tenantId: string,
	{ userId, scope, siteId, unitId }: Omit<RoleAtPlace, "roleId">,
): Promise<Omit<PlacedGrant, "key" | "level"> | undefined> {
	const row = await firstRow(tx)<Pick<PlacedGrant, "siteId" | "unitIds">>`
		select place."unitIds", coalesce(s.id, place."siteId") as "siteId"
		from (select ${scope}::text as scope, ${siteId}::uuid as site_id, ${unitId}::uuid as unit_id) g
		join app_user me on me.tenant_id = ${tenantId} and me.id = ${userId}
		${place(tenantId)}
		where g.scope = 'GLOBAL' or u.id is not null`;
	return row && { ...row, scope };
}

export function defaultRolesOf(tx: Tx, tenantId: string) {
	return rows(tx)<{ id: string; name: string }>`
		select id, name from role where tenant_id = ${tenantId} and is_default order by name`;
}

export type NewAssignment = Omit<StoredAssignment, "version">;

/** @returns those that were not there yet */
export async function insertAssignments(tx: Tx, tenantId: string, rows: readonly NewAssignment[]) {
	const given = rows.map((row) => ({ tenant_id: tenantId, ...columnsOf(row) }));
	const added = await addMissingRows(tx, "role_assignment", given);
	return rows.filter(({ id }) => added.has(id));
}

/** A grant that was taken, as the trace keeps it. */
export interface TakenGrant {
	readonly entity: GrantTable;
	readonly id: string;
	readonly kept: Readonly<Record<string, unknown>>;
}

/** Takes every grant of a person who is being deleted. */
export function deleteGrants(tx: Tx, tenantId: string, userId: string) {
	const place = (what: RawBuilder<unknown>) =>
		sql`jsonb_build_object(${what}, 'scope', scope, 'siteId', site_id, 'unitId', unit_id,
			'validFrom', valid_from, 'validTo', valid_to)`;
	return rows(tx)<TakenGrant>`
		with role as (
			delete from role_assignment where tenant_id = ${tenantId} and user_id = ${userId}
			returning id, ${place(sql`'roleId', role_id`)} as kept
		), single as (
			delete from user_permission where tenant_id = ${tenantId} and user_id = ${userId}
			returning id, ${place(sql`'key', permission_key, 'level', ${levelName}`)} as kept
		)
		select 'role_assignment' as entity, id, kept from role union all select 'user_permission', id, kept from single
		order by 1, 2`;
}

/** Level 3 → WRITE. */
const levelName = sql`(${[...permissionLevels]}::text[])[level + 1]`;
