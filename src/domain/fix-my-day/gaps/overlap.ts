import type { EpochSecond } from "../../time/quantities.ts";
import type { Gap, MendStep } from "../gap.ts";
import type { GapDay, GapEntry } from "../gap-day.ts";
import { changeOf, gapOf } from "./gap-of.ts";

type Ended = GapEntry & { readonly end: EpochSecond };

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

function isAsked(entry: GapEntry): entry is Ended {
	return entry.state === "REQUESTED" && entry.end !== null;
}

/** Where a change is asked for, the entry may be another soon. */
function isCounted(entry: GapEntry): entry is Ended {
	const { state, end, change } = entry;
	return state === "APPROVED" && end !== null && change === null;
}

function meets(one: Ended, other: Ended): boolean {
	return one.begin < other.end && one.end > other.begin;
}

/** Where one piece is left; of several nobody knows which is meant. */
function freePart(entry: Ended, met: readonly Ended[]): MendStep[] {
	let { begin, end } = entry;
	for (const one of met) {
		if (one.begin > begin && one.end < end) return [];
		if (one.begin <= begin) begin = one.end;
		else end = one.begin;
	}
	return end > begin ? [changeOf(entry, { begin, end })] : [];
}
