import type { JobContext } from "#kit/server/jobs/define-job.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import type { Session } from "#kit/server/session.ts";
import { texts } from "../text.ts";
import { mayImport } from "./demand-kind.ts";
import { type RunRow, runOfOwner } from "./sql/runs.ts";

export function wordsOf({ language }: Pick<JobContext, "language">) {
	return texts[language].jobs;
}

/** The run a job works on, for whoever ordered it, if she still may. */
export async function openRun(
	context: JobContext,
	input: { readonly importId: string; readonly session: Readonly<Record<string, unknown>> },
): Promise<{ run: RunRow; session: Session }> {
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
