import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { Severity } from "#kit/contract/jobs.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { type JobRow, jobAnswer } from "#kit/server/jobs/job-answer.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { jobWithProtocol } from "./sql.ts";

interface JobWithProtocol extends JobRow {
	readonly finished_at: Date | null;
	readonly protocol: readonly {
		readonly line: number;
		readonly at: string;
		readonly severity: Severity;
		readonly text: string;
	}[];
}

export async function getJob(
	context: ReadContext,
	input: InputOf<(typeof contract)["getJob"]>,
): Promise<AnswerOf<(typeof contract)["getJob"]>> {
	const { tenantId, session } = context;
	const [row] = await context.once<JobWithProtocol>(
		jobWithProtocol(tenantId, session.userId, input.jobId),
	);
	if (row === undefined) return refuse(commonRefusals.notFound);
	return {
		job: jobAnswer(row),
		finishedAt: row.finished_at?.toISOString() ?? null,
		protocol: [...row.protocol],
	};
}
