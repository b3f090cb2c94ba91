import type { Statement } from "#kit/server/database/database.ts";

/** Open ones always; of those that ended, the last days' fit in here. */
const most = 50;

export function jobsOfOwner(tenantId: string, ownerId: string): Statement {
	return {
		name: "jobs_of_owner",
		text: `select id, started_at, status, progress, severity, description, result_file_id
			from job where tenant_id = $1 and owner_id = $2 order by id desc limit ${most}`,
		values: [tenantId, ownerId],
	};
}

export function jobWithProtocol(tenantId: string, ownerId: string, jobId: string): Statement {
	return {
		name: "job_with_protocol",
		text: `select j.id, j.started_at, j.status, j.progress, j.severity, j.description, j.result_file_id, j.finished_at,
				coalesce((select jsonb_agg(jsonb_build_object('line', p.line, 'at', p.at, 'severity', p.severity, 'text', p.text) order by p.line)
					from job_protocol p where p.tenant_id = j.tenant_id and p.job_id = j.id), '[]'::jsonb) as protocol
			from job j where j.tenant_id = $1 and j.owner_id = $2 and j.id = $3`,
		values: [tenantId, ownerId, jobId],
	};
}
