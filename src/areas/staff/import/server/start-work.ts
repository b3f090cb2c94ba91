import { demandUnit } from "#areas/staff/user-roles/server/public.ts";
import { neededFields } from "#domain/import/import-fields.ts";
import { keyOfKind } from "#domain/import/import-rights.ts";
import { isOpenJob, type JobStatus } from "#kit/contract/jobs.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { fileReader, findFile } from "#kit/server/files/read-file.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { JobDefinition } from "#kit/server/jobs/define-job.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, importRefusals } from "../contract.ts";
import { texts } from "../text.ts";
import { demandKind } from "./demand-kind.ts";
import { undoEnd } from "./get-import.ts";
import { closedFields } from "./open-imports.ts";
import { lockRun, type RunRow, updateRun } from "./sql/runs.ts";
import { checkJob } from "./work/check-job.ts";
import type { importWork } from "./work/open-run.ts";
import { runJobOfImport } from "./work/run-job-of-import.ts";
import { undoJob } from "./work/undo-job.ts";

/** One's own run, with nobody at work on it. */
async function idleRun(context: WriteContext, importId: string): Promise<RunRow> {
	const { tx, tenantId, session } = context;
	const run =
		(await lockRun(tx, tenantId, session.userId, importId)) ?? refuse(commonRefusals.notFound);
	demandKind(session, run.kind);
	const status = run.job?.status as JobStatus | undefined;
	if (status !== undefined && isOpenJob(status)) refuse(importRefusals.busy);
	return run;
}

/** Sets a job to work on a run. */
async function startWork(
	context: WriteContext,
	run: RunRow,
	job: JobDefinition<typeof importWork>,
	description: string,
): Promise<{ jobId: string }> {
	const { tx, session } = context;
	const input = { importId: run.id, session: { ...session } };
	const jobId = await startJob(tx, context, job, input, description);
	await updateRun(tx, run, { job_id: jobId });
	return { jobId };
}

/** Starts the trial: every line is judged, nothing is changed. */
export const checkImport: Handler<typeof contract.checkImport> = async (
	context,
	{ importId, mapping, unitId = null },
) => {
	const { tx, session, language } = context;
	const run = await idleRun(context, importId);
	if (run.ranAt !== null) refuse(importRefusals.alreadyDone);
	const words = texts[language];
	const missing = neededFields[run.kind].filter((field) => mapping[field] === undefined);
	if (missing.length > 0) {
		const names = missing.map((field) => words.fields[field]).join(", ");
		refuse(importRefusals.columnsMissing, { parameters: [names] });
	}
	const closed = closedFields(context, run.kind, mapping);
	if (closed.length > 0) refuse(importRefusals.fieldNotOpen, { parameters: [closed.join(", ")] });
	await demandFile(context, run);
	if (unitId !== null) {
		await demandUnit(tx, session, {
			key: keyOfKind[run.kind],
			level: "WRITE",
			unitId,
			notFound: importRefusals.unitNotFound,
		});
	}
	await updateRun(tx, run, { mapping: JSON.stringify(mapping), unit_id: unitId });
	return startWork(context, run, checkJob, words.jobs.check(run.fileName));
};

async function demandFile(context: WriteContext, run: RunRow): Promise<void> {
	const file =
		run.fileId === null
			? undefined
			: await findFile(fileReader(context), context.session.userId, run.fileId);
	if (file === undefined) refuse(importRefusals.fileNotFound);
}

/** Starts an import whose trial somebody has seen. */
export const runImport: Handler<typeof contract.runImport> = async (
	context,
	{ importId, onlyGood },
) => {
	const { tx, language } = context;
	const run = await idleRun(context, importId);
	if (run.ranAt !== null) refuse(importRefusals.alreadyDone);
	if (run.status !== "CHECKED") refuse(importRefusals.notChecked);
	const { NEW = 0, CHANGED = 0, FAULTY = 0 } = run.counts;
	if (FAULTY > 0 && !onlyGood) refuse(importRefusals.hasFaults);
	if (NEW + CHANGED === 0) refuse(importRefusals.nothingToDo);
	await updateRun(tx, run, { only_good: onlyGood });
	const words = texts[language];
	return startWork(context, run, runJobOfImport, words.jobs.run(run.fileName));
};

/** Starts to take back what an import did. */
export const undoImport: Handler<typeof contract.undoImport> = async (context, { importId }) => {
	const run = await idleRun(context, importId);
	if (run.status !== "DONE" || run.ranAt === null) return refuse(importRefusals.notDone);
	if (undoEnd(run.ranAt) < context.now) refuse(importRefusals.undoTooLate);
	const words = texts[context.language];
	return startWork(context, run, undoJob, words.jobs.undo(run.fileName));
};
