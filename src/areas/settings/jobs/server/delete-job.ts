import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { cancelJob, deleteJob as remove } from "#kit/server/jobs/end-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** An open job is asked to end, which may take a moment; one that has ended is forgotten. */
export async function deleteJob(
	context: WriteContext,
	{ jobId }: InputOf<(typeof contract)["deleteJob"]>,
): Promise<Record<string, never>> {
	const words = texts[context.language];
	if (await cancelJob(context.tx, context, jobId, words.canceling)) return {};
	if (await remove(context.tx, context, jobId)) return {};
	return refuse(commonRefusals.notFound);
}
