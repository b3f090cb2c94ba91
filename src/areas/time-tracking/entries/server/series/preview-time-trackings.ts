import { todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	createdAtOnce,
	mostLines,
	nobodyChosen,
	seriesEmpty,
	tooManyLines,
} from "../../contract/series.ts";
import type { contract } from "../../contract.ts";
import { permission } from "../entry-matter.ts";
import { peopleOfUnits, type SeriesPerson, seriesPeople } from "../sql/series.ts";
import { planSeries, type SeriesInput } from "./plan-series.ts";
import { type SeriesLine, type SeriesSpan, seriesSpans } from "./series-lines.ts";

const most = 500;

export const previewTimeTrackings: Handler<typeof contract.previewTimeTrackings> = async (
	context,
	input,
) => {
	const spans = await wantedSpans(context, input);
	const lines = await planSeries(context, spans, input);
	return { lines: lines.map(answerOf), createdAtOnce };
};

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

/**
 * Whose entries a series creates, held. Who one may not read is answered as if she were missing; for others than
 * oneself WRITE is needed. Units only bring those for whom one has it.
 */
async function demandPeople(
	context: MatterWriter,
	wanted: { readonly userIds: string[]; readonly unitIds: string[] },
): Promise<SeriesPerson[]> {
	const { tx, tenantId, session } = context;
	const today = todayOf(context);
	const within = (level: "READ" | "WRITE" | "FULL") =>
		visibleUsers(session, permission, level, today);
	const { userIds, unitIds } = wanted;
	const ofUnits =
		unitIds.length === 0 ? [] : await peopleOfUnits(tx, tenantId, unitIds, within("WRITE"));
	const ids = [...new Set([...userIds, ...ofUnits])];
	if (ids.length === 0) refuse(nobodyChosen);
	if (ids.length > most) refuse(tooManyLines);
	const people = await seriesPeople(tx, tenantId, ids, {
		READ: within("READ"),
		WRITE: within("WRITE"),
		FULL: within("FULL"),
	});
	const others = people.filter(({ id }) => id !== session.userId);
	const isMissing = others.some(({ level }) => level === "NONE");
	if (isMissing || people.length < ids.length) refuse(commonRefusals.notFound);
	if (others.some(({ level }) => level === "READ")) {
		refuse(commonRefusals.forbidden, { permission, level: "WRITE" });
	}
	return people;
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
