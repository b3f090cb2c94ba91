import type { Statement } from "../database/database.ts";

/** What is left of these sessions, with today's grants. Reading must not keep them alive, so `seen_at` stays. */
export function openSessions(
	tenantId: string,
	sessionIds: readonly string[],
	now: Date,
): Statement {
	return {
		text: `select s.id, u.unit_id as "unitId",
				gate.permission_items(s.tenant_id, s.user_id, ($3::timestamptz at time zone h.time_zone)::date) as permissions
			from session s
			join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id and u.is_enabled and u.role = 'USER'
			join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
			where s.tenant_id = $1 and s.id = any($2::uuid[]) and s.revoked_at is null
				and s.idle_until > $3 and s.ends_at > $3
				and (s.impersonator_id is null
					or gate.is_administrator(s.tenant_id, s.impersonator_id, ($3::timestamptz at time zone h.time_zone)::date))
				and (u.exit_date is null or u.exit_date >= ($3::timestamptz at time zone h.time_zone)::date
					or gate.is_on_last_shift(u.tenant_id, u.id, u.exit_date, ($3::timestamptz at time zone h.time_zone)::date))`,
		values: [tenantId, sessionIds, now],
	};
}

/** Where a person stands: the site, and her units with all above them; and which of these is her own. */
export function placeOfUser(tenantId: string, userId: string, now: Date): Statement {
	return {
		text: `select u.site_id as "siteId", u.unit_id as "ownUnitId",
				array(select distinct c.ancestor_id from unit_closure c
					where c.tenant_id = u.tenant_id and (c.descendant_id = u.unit_id or c.descendant_id in (
						select m.unit_id from user_unit m where m.tenant_id = u.tenant_id and m.user_id = u.id
							and m.valid_from <= $3::timestamptz::date and (m.valid_to is null or m.valid_to >= $3::timestamptz::date)))
				) as "unitIds"
			from app_user u where u.tenant_id = $1 and u.id = $2`,
		values: [tenantId, userId, now],
	};
}

export function placeOfUnit(tenantId: string, unitId: string): Statement {
	return {
		text: `select
				null as "ownUnitId",
				(select s.id from unit_closure c join site s on s.tenant_id = c.tenant_id and s.unit_id = c.ancestor_id
					where c.tenant_id = $1 and c.descendant_id = $2 order by c.distance limit 1) as "siteId",
				array(select c.ancestor_id from unit_closure c where c.tenant_id = $1 and c.descendant_id = $2) as "unitIds"`,
		values: [tenantId, unitId],
	};
}

export function jobsById(tenantId: string, ids: readonly string[]): Statement {
	return {
		text: `select id, started_at, status, progress, severity, description, result_file_id
			from job where tenant_id = $1 and id = any($2::uuid[])`,
		values: [tenantId, ids],
	};
}
