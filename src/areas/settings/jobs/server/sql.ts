import { sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import { atMost } from "#kit/server/row-limits.ts";
import { statementOf } from "#kit/server/statement-of.ts";

/** Open ones always; of those that ended, the last days' fit in here. */
const most = 50;

const columns = sql`j.id, j.started_at, j.status, j.progress, j.severity, j.description, j.result_file_id`;

export function jobsOfOwner(tenantId: string, ownerId: string): Statement {
	return statementOf(sql`
		select ${columns} from job j
		where j.tenant_id = ${tenantId} and j.owner_id = ${ownerId} order by j.id desc ${atMost(most)}`);
}

export function jobWithProtocol(tenantId: string, ownerId: string, jobId: string): Statement {
	return statementOf(sql`
		select ${columns}, j.finished_at,
			coalesce((select jsonb_agg(jsonb_build_object('line', p.line, 'at', p.at, 'severity', p.severity, 'text', p.text) order by p.line)
				from job_protocol p where p.tenant_id = j.tenant_id and p.job_id = j.id), '[]'::jsonb) as protocol
		from job j where j.tenant_id = ${tenantId} and j.owner_id = ${ownerId} and j.id = ${jobId}`);
}
