import type { Statement } from "../database/database.ts";
import {
	type PermissionItem,
	permissionMap,
	type Session,
} from "../session.ts";
import type { JobContext } from "./define-job.ts";

/**
 * The session of whoever ordered a job, with the rights of the moment it runs: none once she is archived.
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

/** Today's grants of a person who may sign in; none for everybody else. */
function permissionsOf(tenantId: string, userId: string, now: Date): Statement {
	return {
		name: "job_permissions",
		text: `select gate.permission_items(u.tenant_id, u.id, ($3::timestamptz at time zone s.time_zone)::date) as permissions
			from app_user u join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
			where u.tenant_id = $1 and u.id = $2 and u.is_enabled`,
		values: [tenantId, userId, now],
	};
}
