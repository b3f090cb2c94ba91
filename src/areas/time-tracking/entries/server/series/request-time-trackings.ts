import type { InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { createdAtOnce, lineKey, seriesFaulty } from "../../contract/series.ts";
import type { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { checkedCustom } from "../change-custom.ts";
import { entryMatter } from "../entry-matter.ts";
import { planSeries } from "./plan-series.ts";
import { seriesJob, writeSeries } from "./series-job.ts";
import { type FaultyLine, keyOfSpan, type ReadyLine, type SeriesLine } from "./series-lines.ts";
import { wantedSpans } from "./wanted-spans.ts";

type Input = InputOf<typeof contract.requestTimeTrackings>;

export const previewTimeTrackings: Handler<typeof contract.previewTimeTrackings> = async (
	context,
	input,
) => {
	const spans = await wantedSpans(context, input);
	const lines = await planSeries(context, spans, input);
	return { lines: lines.map(answerOf), createdAtOnce };
};

function answerOf({ person, day, begin, end, fault, violations }: SeriesLine) {
	const { id: userId, firstName, lastName, zone } = person;
	return {
		userId,
		day,
		user: { firstName, lastName },
		begin: begin.toISOString(),
		end: end.toISOString(),
		zone,
		fault,
		violations: [...violations],
	};
}

/** Few entries at once, with what is wrong answered before anything is written; many by a job. */
export const requestTimeTrackings: Handler<typeof contract.requestTimeTrackings> = async (
	context,
	input,
) => {
	const skipped = new Set(input.skipped.map(lineKey));
	const spans = await wantedSpans(context, input, (span) => skipped.has(keyOfSpan(span)));
	const lines = await planSeries(context, spans, input);
	const left = lines.filter((line) => line.fault !== null);
	if (left.length > 0 && input.onFault === "NOTHING") refuseFaulty(left);
	const ready = lines.filter((line) => line.fault === null);
	entryMatter.demandRules(ready.flatMap(violationsOf), input);
	await demandCustom(context, input, ready);
	const isLong = ready.length > createdAtOnce;
	const jobId = isLong ? await startSeries(context, input, ready) : null;
	if (!isLong) await writeSeries(context, ready, input.custom);
	return { created: ready.length, left: left.map(leftOf), jobId };
};

function leftOf({ person, day, fault }: FaultyLine) {
	return { userId: person.id, day, fault };
}

function refuseFaulty(left: readonly FaultyLine[]): never {
	return refuse(seriesFaulty, { facts: { lines: left.map(leftOf) }, parameters: [left.length] });
}

/** Violations with the line they come from. */
function violationsOf({
	person: { id: userId, firstName, lastName },
	day,
	violations,
}: SeriesLine) {
	const line = { userId, day, user: { firstName, lastName } };
	return violations.map((one) => ({ ...one, line }));
}

/** Refuses custom values before a job has to: those of one stand for all. */
async function demandCustom(
	context: WriteContext,
	{ custom: change, activityId }: Input,
	[first]: readonly ReadyLine[],
): Promise<void> {
	if (first === undefined) return;
	const { id, person } = first;
	await checkedCustom(context, { id, userId: person.id, activityId, change, isNew: true });
}

function startSeries(
	context: WriteContext,
	{ skipped: _, accept: __, openShiftsTool: ___, ...input }: Input,
	ready: readonly ReadyLine[],
): Promise<string> {
	const { tx, session } = context;
	const lines = ready.map(({ id, person, day }) => ({ id, userId: person.id, day }));
	const work = { input, lines, session: { ...session } };
	const title = texts[context.language].series.job(lines.length);
	return startJob(tx, context, seriesJob, work, title);
}
