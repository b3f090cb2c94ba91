import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { timeTrackingOverlaps } from "../../contract/refusals.ts";
import type { OverlappingEntry } from "../../contract/tracking-answer.ts";
import { isBinding } from "../check-overlap.ts";
import { overlapWarnings } from "../check-rules.ts";
import { type OccupiedRow, occupiedTimes } from "../sql/series.ts";
import { faulty, type SeriesLine } from "./series-line.ts";

/** Lines that meet what counts cannot count themselves, nor those that meet an earlier line; what they meet else is told. */
export async function seriesOverlaps(
	{ tx, tenantId }: MatterWriter,
	lines: readonly SeriesLine[],
): Promise<SeriesLine[]> {
	if (lines.length === 0) return [];
	const ids = [...new Set(lines.map(({ person }) => person.id))];
	const days = lines.map(({ day }) => day).sort();
	const range = { from: days[0] as string, to: days.at(-1) as string };
	const rows = await occupiedTimes(tx, tenantId, ids, range);
	const byUser = Map.groupBy(rows, ({ userId }) => userId);
	const reached = new Map<string, number>();
	return lines.map((line) => {
		if (line.fault !== null) return line;
		const { person, begin, end } = line;
		if (begin.getTime() < (reached.get(person.id) ?? 0)) {
			return faulty(line, timeTrackingOverlaps.code);
		}
		const met = (byUser.get(person.id) ?? []).filter(
			(row) => row.begin < end && row.occupiedTo > begin,
		);
		const overlaps = met.map(answerOf);
		const isHindered = line.decision.state === "APPROVED" && overlaps.some(isBinding);
		if (isHindered) return faulty(line, timeTrackingOverlaps.code);
		reached.set(person.id, end.getTime());
		return line.decision.state === "PLANNED"
			? line
			: { ...line, violations: overlapWarnings(overlaps) };
	});
}

function answerOf({ begin, end, id, ...row }: OccupiedRow): OverlappingEntry {
	const { zone, state, activityName } = row;
	return {
		id,
		begin: begin.toISOString(),
		end: end?.toISOString() ?? null,
		zone,
		state,
		activityName,
	};
}
