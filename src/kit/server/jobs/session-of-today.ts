import { sql } from "kysely";
import type { Statement } from "../database/database.ts";
import { type PermissionItem, permissionMap, type Session } from "../session.ts";
import { statementOf } from "../statement-of.ts";
import type { JobContext } from "./define-job.ts";

/**
 * The session of the person who ordered a job, with the rights of the moment it runs: none once they are archived, or the key
 * revoked.
 *
 * @param stored as the job's input holds it
 */
export async function sessionOfToday(
	{ services, tenantId, now }: JobContext,
	stored: Readonly<Record<string, unknown>>,
): Promise<Session> {
	const session = stored as unknown as Session;
	const [row] = await services.database.once<{ permissions: PermissionItem[] }>(
		tenantId,
		permissionsOf(tenantId, session.userId, now),
	);
	return { ...session, permissions: permissionMap(row?.permissions ?? []) };
}

/** Today's grants of a person who may sign in, or of a key that still works; none for everybody else. */
function permissionsOf(tenantId: string, userId: string, now: Date): Statement {
	return statementOf(sql`
		select case when u.role = 'APIKEY' then (
				select jsonb_agg(jsonb_build_object('key', p.key, 'scope', 'GLOBAL', 'siteId', null, 'unitId', null,
					'level', array_position(array['NONE', 'LIST', 'READ', 'WRITE', 'FULL'], p.value) - 1))
				from api_key k cross join jsonb_each_text(k.permissions) p
				where k.tenant_id = u.tenant_id and k.id = u.id and k.revoked_at is null
					and (k.expires_at is null or k.expires_at > ${now}))
			else gate.permission_items(u.tenant_id, u.id, (${now}::timestamptz at time zone s.time_zone)::date)
			end as permissions
		from app_user u join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		where u.tenant_id = ${tenantId} and u.id = ${userId} and u.is_enabled`);
}
