import { changeOf, type Gap, gapOf, type MendStep } from "../gap.ts";
import type { EndedEntry, GapDay, GapEntry } from "../gap-day.ts";

/** Requested time in which something counts already: nobody can approve it. What is free of it is proposed. */
export function overlap(day: GapDay): Gap[] {
	const counted = day.entries.filter(isCounted);
	return day.entries.filter(isAsked).flatMap((entry) => {
		const met = counted.filter((one) => meets(one, entry));
		if (met.length === 0) return [];
		return gapOf("OVERLAP", day, {
			entryId: entry.id,
			isWaiting: entry.change !== null,
			steps: freePart(entry, met),
		});
	});
}

function isAsked(entry: GapEntry): entry is EndedEntry {
	return entry.state === "REQUESTED" && entry.end !== null;
}

/** Where a change is asked for, the entry may be another soon. */
function isCounted(entry: GapEntry): entry is EndedEntry {
	const { state, end, change } = entry;
	return state === "APPROVED" && end !== null && change === null;
}

function meets(one: EndedEntry, other: EndedEntry): boolean {
	return one.begin < other.end && one.end > other.begin;
}

/** Where one piece is left; of several nobody knows which is meant. */
function freePart(entry: EndedEntry, met: readonly EndedEntry[]): MendStep[] {
	let { begin, end } = entry;
	for (const one of met) {
		if (one.begin > begin && one.end < end) return [];
		if (one.begin <= begin) begin = one.end;
		else end = one.begin;
	}
	return end > begin ? [changeOf(entry, { begin, end })] : [];
}
