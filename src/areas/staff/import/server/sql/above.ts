import { sql } from "kysely";
import { isAdministrator } from "#domain/access/may.ts";
import { defaultsKey, isPlaceless, permissionKeys } from "#domain/access/permission-keys.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { Session } from "#kit/server/session.ts";

/** Who holds something, today or on a day to come, that the session does not hold as high and as far; set by set. */
export async function peopleAbove(tx: Tx, session: Session, today: string): Promise<Set<string>> {
	const { tenantId, userId } = session;
	if (isAdministrator(session.permissions)) return new Set();
	const found = await rows(tx)<{ id: string }>`
		with own as materialized (${ownGrants(session)}), placed as materialized (${placedGrants(tenantId, today)}
		), wanted as materialized (
			select distinct key, level, scope, unit_id from placed
		), beyond as materialized (
			select w.* from wanted w where not exists (
				select from own o
				where (o.key = w.key or o.key = ${defaultsKey}) and o.level >= w.level and (
					o.scope = 'GLOBAL' or w.key = any(${placeless}::text[]) and o.key = w.key
					or w.scope <> 'GLOBAL' and exists (select from unit_closure c where c.tenant_id = ${tenantId}
						and c.descendant_id = w.unit_id and c.ancestor_id = o.unit_id)))
		)
		select distinct p.user_id as id from placed p
		join beyond b on b.key = p.key and b.level = p.level and b.scope = p.scope
			and b.unit_id is not distinct from p.unit_id
		where p.user_id <> ${userId}`;
	return new Set(found.map(({ id }) => id));
}

/** What everybody holds on a day or will hold later, with the unit it reaches from: none for the whole company. */
function placedGrants(tenantId: string, today: string) {
	const lasts = sql`(g.valid_to is null or g.valid_to >= ${today})`;
	return sql`
		select h.user_id, h.key, h.level, h.scope,
			case h.scope when 'SITE' then s.unit_id when 'UNIT' then coalesce(h.unit_id, u.unit_id) end as unit_id
		from (
			select g.user_id, p.permission_key as key, p.level, g.scope, g.site_id, g.unit_id
			from role_assignment g
			join role_permission p on p.tenant_id = g.tenant_id and p.role_id = g.role_id and p.level > 0
			where g.tenant_id = ${tenantId} and ${lasts}
			union all
			select g.user_id, g.permission_key, g.level, g.scope, g.site_id, g.unit_id
			from user_permission g where g.tenant_id = ${tenantId} and g.level > 0 and ${lasts}
		) h
		join app_user u on u.tenant_id = ${tenantId} and u.id = h.user_id
		left join site s on s.tenant_id = ${tenantId} and h.scope = 'SITE' and s.id = coalesce(h.site_id, u.site_id)`;
}

const placeless = permissionKeys.filter(isPlaceless);

/** The same of the session. */
function ownGrants({ tenantId, permissions }: Session) {
	const grants = Object.entries(permissions).flatMap(([key, some]) =>
		some.map(({ level, scope, siteId = null, unitId = null }) => ({
			key,
			level: permissionLevels.indexOf(level),
			scope,
			site_id: siteId,
			unit_id: unitId,
		})),
	);
	return sql`
		select o.key, o.level, o.scope, coalesce(s.unit_id, o.unit_id) as unit_id
		from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb)
			as o(key text, level int, scope text, site_id uuid, unit_id uuid)
		left join site s on s.tenant_id = ${tenantId} and s.id = o.site_id`;
}
