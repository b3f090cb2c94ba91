import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, importRefusals } from "../contract.ts";
import { texts } from "../text.ts";
import { undoEnd } from "./import-answer.ts";
import { idleRun, startWork } from "./start-work.ts";
import { undoJob } from "./undo-job.ts";

type Undo = (typeof contract)["undoImport"];

/** Starts to take back what an import did. */
export async function undoImport(
	context: WriteContext,
	{ importId }: InputOf<Undo>,
): Promise<AnswerOf<Undo>> {
	const run = await idleRun(context, importId);
	if (run.status !== "DONE" || run.ran_at === null) return refuse(importRefusals.notDone);
	if (undoEnd(run.ran_at) < context.now) refuse(importRefusals.undoTooLate);
	const words = texts[context.language];
	return startWork(context, run, undoJob, words.jobs.undo(run.file_name));
}
