import type { JobDefinition } from "#kit/server/jobs/define-job.ts";
import { runJob } from "#kit/server/jobs/run-job.ts";
import { withClient } from "./test-cluster.ts";
import type { TestServer } from "./test-server.ts";

/** Runs a job that was started, as the worker does. @returns how it ended, what it said, and the bytes of its file */
export async function runStartedJob(
	{ services, adminUrl }: TestServer,
	definition: JobDefinition,
	{ tenantId, jobId }: { readonly tenantId: string; readonly jobId: string },
) {
	const { signal } = new AbortController();
	const definitions = new Map([[definition.kind, definition]]);
	const status = await runJob(services, definitions, { tenantId, subjectId: jobId }, signal);
	return withClient(adminUrl, async (client) => {
		const ask = async <Row>(text: string) =>
			(await client.query(text, [tenantId, jobId])).rows as Row[];
		const lines = await ask<{ text: string }>(
			"select text from job_protocol where tenant_id = $1 and job_id = $2 order by line",
		);
		const chunks = await ask<{ data: Buffer; name: string }>(
			`select c.data, f.name from job j
			join file f on f.tenant_id = j.tenant_id and f.id = j.result_file_id
			join file_chunk c on c.tenant_id = f.tenant_id and c.file_id = f.id
			where j.tenant_id = $1 and j.id = $2 order by c.n`,
		);
		return {
			status,
			lines: lines.map(({ text }) => text),
			name: chunks[0]?.name,
			bytes: Buffer.concat(chunks.map(({ data }) => data)),
		};
	});
}
