import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { createdAtOnce, mostLines, seriesEmpty, tooManyLines } from "../contract/series.ts";
import type { contract } from "../contract.ts";
import { planSeries, type SeriesInput } from "./plan-series.ts";
import type { SeriesLine } from "./series-line.ts";
import { demandPeople } from "./series-people.ts";
import { type SeriesSpan, seriesSpans } from "./series-spans.ts";

type Endpoint = (typeof contract)["previewTimeTrackings"];

export async function previewTimeTrackings(
	context: WriteContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const spans = await wantedSpans(context, input);
	const lines = await planSeries(context, spans, input);
	return { lines: lines.map(answerOf), createdAtOnce };
}

/** Each person and day that is wanted; refuses none and too many. */
export async function wantedSpans(
	context: MatterWriter,
	input: SeriesInput,
	isSkipped: (span: SeriesSpan) => boolean = () => false,
): Promise<SeriesSpan[]> {
	const people = await demandPeople(context, input);
	const all = await seriesSpans(context, people, input);
	const spans = all.filter((span) => !isSkipped(span));
	if (spans.length === 0) refuse(seriesEmpty);
	if (spans.length > mostLines) refuse(tooManyLines);
	return spans;
}

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
