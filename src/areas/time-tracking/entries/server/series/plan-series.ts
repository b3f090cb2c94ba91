import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import type { BookedActivity } from "#areas/time-tracking/bookings/server/public.ts";
import type { Allowed } from "#domain/approval/decision.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { Refused } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../../contract.ts";
import { checkKind, reasonOf } from "../checked-values.ts";
import { checkTimes, employedOn, localDayAt } from "../entry-times.ts";
import { decideNew } from "../new-entry.ts";
import { type EmploymentRow, employmentsOf } from "../sql/around-entry.ts";
import { closedMonths, type SeriesPerson } from "../sql/series.ts";
import { checkLines, faulty, type SeriesLine, type SeriesSpan } from "./series-lines.ts";

export type SeriesInput = InputOf<(typeof contract)["previewTimeTrackings"]>;

/** Checks each entry of a series as if it were entered by itself. */
export async function planSeries(
	context: MatterWriter,
	spans: readonly SeriesSpan[],
	input: SeriesInput,
): Promise<SeriesLine[]> {
	const { tx, tenantId } = context;
	const people = [...new Map(spans.map((one) => [one.person.id, one.person]))];
	const ids = people.map(([id]) => id);
	const closed = await closedMonths(tx, tenantId, ids);
	const employments = Map.groupBy(await employmentsOf(tx, tenantId, ids), ({ userId }) => userId);
	const reason = await reasonOf(tx, tenantId, input.activityId, input);
	const begun = new Map<string, Begun>();
	for (const [id, person] of people) {
		begun.set(id, await beginOf(context, person, input, reason));
	}
	const lines = spans.map((span) => {
		const start = begun.get(span.person.id) as Begun;
		const isClosed = closed.has(`${span.person.id} ${span.day.slice(0, 7)}`);
		return isClosed
			? faulty(span, commonRefusals.monthClosed.code)
			: lineOf(context, span, input, start, {
					reason,
					employments: employments.get(span.person.id) ?? [],
				});
	});
	return checkLines(context, lines);
}

/** What an entry of the person begins with, or the code of why she can have none. */
type Begun =
	| { readonly activity: BookedActivity; readonly decision: Allowed }
	| { readonly fault: string };

async function beginOf(
	{ tx, tenantId, session }: MatterWriter,
	{ id, level }: SeriesPerson,
	input: SeriesInput,
	reason: string | null,
): Promise<Begun> {
	try {
		const activity = await checkKind(tx, tenantId, id, input);
		const party = { forSelf: id === session.userId, level };
		const { state } = input;
		return { activity, decision: decideNew(state, party, activity, reason) };
	} catch (error) {
		return { fault: codeOf(error) };
	}
}

interface LineFacts {
	readonly reason: string | null;
	/** Of the person. */
	readonly employments: readonly EmploymentRow[];
}

function lineOf(
	{ now }: MatterWriter,
	span: SeriesSpan,
	input: SeriesInput,
	begun: Begun,
	{ reason, employments }: LineFacts,
): SeriesLine {
	if ("fault" in begun) return faulty(span, begun.fault);
	const { person, day, begin, end } = span;
	const { activity, decision } = begun;
	try {
		const isPlan = input.state === "PLANNED";
		const at = localDayAt(begin, person.zone);
		const own = employedOn(employments, employedOf(person), at);
		checkTimes(span, { zone: person.zone, ...own }, { now, isPlan });
	} catch (error) {
		return faulty(span, codeOf(error));
	}
	const values = {
		begin,
		end,
		day,
		activityId: activity.id,
		classType: activity.classType,
		projectNodeId: input.projectNodeId,
		reason,
		needsReason: activity.reasonRequired,
	};
	const id = newId(now.getTime());
	return { ...span, id, fault: null, values, decision, violations: [] };
}

function codeOf(error: unknown): string {
	if (error instanceof Refused) return error.refusal.code;
	throw error;
}

function employedOf({ entryDate, exitDate }: SeriesPerson) {
	return {
		entryDate: entryDate === null ? null : dayOfIso(entryDate),
		exitDate: exitDate === null ? null : dayOfIso(exitDate),
	};
}
