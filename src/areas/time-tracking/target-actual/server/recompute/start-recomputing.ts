import { defaultLanguage } from "#kit/contract/language.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type JobStarter, startJob } from "#kit/server/jobs/start-job.ts";
import { texts } from "../../text.ts";
import { isAboutToRecompute } from "../sql/recomputing.ts";
import { recomputeJob } from "./recompute-job.ts";

/** Has all days that wait computed by a job of whoever changed something; one that waits to begin is enough. */
export async function startRecomputing(tx: Tx, starter: JobStarter): Promise<void> {
	const { tenantId, session, language } = starter;
	const { kind } = recomputeJob;
	const ownerId = session?.userId ?? null;
	if (await isAboutToRecompute(tx, tenantId, kind, ownerId)) return;
	const words = texts[language ?? defaultLanguage];
	await startJob(tx, starter, recomputeJob, {}, words.job);
}
