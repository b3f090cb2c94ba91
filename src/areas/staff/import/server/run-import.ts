import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, importRefusals } from "../contract.ts";
import { texts } from "../text.ts";
import { runJobOfImport } from "./run-job-of-import.ts";
import { updateRun } from "./sql/runs.ts";
import { idleRun, startWork } from "./start-work.ts";

type Run = (typeof contract)["runImport"];

/** Starts an import whose trial somebody has seen. */
export async function runImport(
	context: WriteContext,
	{ importId, onlyGood }: InputOf<Run>,
): Promise<AnswerOf<Run>> {
	const { tx, tenantId, language } = context;
	const run = await idleRun(context, importId);
	if (run.ran_at !== null) refuse(importRefusals.alreadyDone);
	if (run.status !== "CHECKED") refuse(importRefusals.notChecked);
	const { NEW = 0, CHANGED = 0, FAULTY = 0 } = run.counts;
	if (FAULTY > 0 && !onlyGood) refuse(importRefusals.hasFaults);
	if (NEW + CHANGED === 0) refuse(importRefusals.nothingToDo);
	await updateRun(tx, tenantId, importId, { only_good: onlyGood });
	const words = texts[language];
	return startWork(context, run, runJobOfImport, words.jobs.run(run.file_name));
}
