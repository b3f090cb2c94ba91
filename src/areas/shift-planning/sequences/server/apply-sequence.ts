import {
	demandRange,
	type MadeChange,
	resolveChanges,
} from "#areas/shift-planning/shifts/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { longestRun, madeAtOnce } from "../contract/run.ts";
import { type contract, shiftSequences } from "../contract.ts";
import { texts } from "../text.ts";
import { applyJob } from "./apply-job.ts";
import { demandSequence, type WantedRun, wantedShifts } from "./run/lay-run.ts";
import { totalOf, writeRun } from "./run/write-run.ts";
import { insertRun } from "./sql/runs.ts";

/** Applies a sequence to people: few shifts at once, many by a job. */
export const applySequence: Handler<(typeof contract)["applySequence"]> = async (
	context,
	{ id: sequenceId, ...run },
) => {
	const { tx, tenantId, session, now, language } = context;
	demandRange(run, longestRun);
	const sequence = await demandSequence(context, sequenceId, run);
	const runId = newId(now.getTime());
	const wanted = wantedShifts(sequence, run, { runId, now });
	const isLong = wanted.length > madeAtOnce;
	const jobId = isLong ? await ordered() : null;
	await keepRun(context, { runId, sequenceId, jobId }, run);
	if (jobId !== null) return { runId, made: 0, opened: 0, skipped: 0, jobId };
	const people = await writeRun(context, runId, wanted, run.onClash);
	return { runId, ...totalOf(people), jobId };

	/** What the job would refuse is refused now. */
	async function ordered() {
		await resolveChanges(context, oneOfEach(wanted));
		const work = { ...run, runId, sequenceId, session: { ...session } };
		return startJob(tx, context, applyJob, work, texts[language].job.apply(run.people.length));
	}

	async function keepRun(
		writer: WriteContext,
		ids: { readonly runId: string; readonly sequenceId: string; readonly jobId: string | null },
		{ from, to, onClash, people }: WantedRun,
	) {
		const kept = { from, to, onClash, madeAt: now, madeBy: session.userId };
		await insertRun(tx, tenantId, { ...kept, id: ids.runId, ...ids });
		await audit(tx, writer, {
			...{ entity: "shift_sequence_run", entityId: sequenceId, action: "applied", before: null },
			after: { from, to, onClash, peopleCount: people.length },
		});
		writer.announce({ kind: shiftSequences.topic, ids: [sequenceId] });
	}
};

/** Of each person and of what comes on each day one: what can be refused of thousands can be refused of these. */
function oneOfEach(wanted: readonly MadeChange[]): MadeChange[] {
	const seen = new Set<unknown>();
	return wanted.filter(({ values }) => {
		const { userId, ...item } = values ?? {};
		const keys = [userId, JSON.stringify(item)];
		const isFresh = keys.some((key) => !seen.has(key));
		for (const key of keys) seen.add(key);
		return isFresh;
	});
}
