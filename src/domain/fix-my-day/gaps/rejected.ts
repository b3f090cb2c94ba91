import type { Gap } from "../gap.ts";
import { type GapDay, type GapEntry, isLive, isWork } from "../gap-day.ts";
import { gapOf } from "./gap-of.ts";

/** Work that was rejected and is missing now: nothing else lies in its time, and the day is short of its target. */
export function rejected(day: GapDay): Gap[] {
	if (!day.isOver || day.actualMinutes >= day.dueMinutes) return [];
	return day.entries
		.filter((entry) => entry.state === "REJECTED" && isWork(entry))
		.filter((entry) => isFree(day, entry))
		.map((entry) => {
			const { id, begin, end, activityId, projectNodeId } = entry;
			return gapOf("REJECTED", day, {
				entryId: id,
				steps: end === null ? [] : [{ kind: "ENTER", begin, end, activityId, projectNodeId }],
			});
		});
}

function isFree({ entries }: GapDay, { begin, end }: GapEntry): boolean {
	const until = end ?? Number.POSITIVE_INFINITY;
	return !entries.some(
		(other) =>
			isLive(other) && other.begin < until && (other.end ?? Number.POSITIVE_INFINITY) > begin,
	);
}
