import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import type { JobContext } from "#kit/server/jobs/define-job.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import { texts } from "../../text.ts";
import { mayImport } from "../demand-kind.ts";
import { type RunRow, runOfOwner } from "../sql/runs.ts";

/** The input of each job of an import. */
export const importWork = z.object({
	importId: id,
	/** Of the person who asked; their rights are read anew. */
	session: z.record(z.string(), z.unknown()),
});

export function wordsOf({ language }: Pick<JobContext, "language">) {
	return texts[language].jobs;
}

/** The run a job works on, for the person who ordered it, if she still may. */
export async function openRun(context: JobContext, input: z.output<typeof importWork>) {
	const { tenantId, services } = context;
	const session = await sessionOfToday(context, input.session);
	const [run] = await services.database.once<RunRow>(
		tenantId,
		runOfOwner(tenantId, session.userId, input.importId),
	);
	if (run === undefined || !mayImport(session, run.kind)) {
		return context.fail(wordsOf(context).forbidden);
	}
	return { run, session };
}
