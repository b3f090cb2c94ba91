import type { EpochSecond } from "../../time/quantities.ts";

/** Minutes between two entries of one shift at most, where nobody has set another gap. */
export const usualShiftGap = 180;

interface Stretch {
	readonly begin: EpochSecond;
	/** null while it runs. */
	readonly end: EpochSecond | null;
}

/**
 * Entries grouped into shifts: runs in which each entry begins at most `gapMinutes` after the end of those before it.
 * Where the gap differs from day to day, the first entry of a shift says which one holds. Comes back in order of time.
 *
 * Example, gap 180: 08:00–12:00, 13:00–17:00, 22:00–23:00 → [[08:00–12:00, 13:00–17:00], [22:00–23:00]].
 */
export function shiftsOf<Entry extends Stretch>(
	entries: readonly Entry[],
	gapMinutes: number | ((first: Entry) => number),
): Entry[][] {
	const gapOf = typeof gapMinutes === "number" ? () => gapMinutes : gapMinutes;
	const shifts: Entry[][] = [];
	let reach = -Infinity;
	let gap = 0;
	for (const entry of entries.toSorted((a, b) => a.begin - b.begin)) {
		const current = shifts.at(-1);
		if (current !== undefined && entry.begin <= reach) current.push(entry);
		else {
			shifts.push([entry]);
			gap = gapOf(entry) * 60;
		}
		const end = entry.end ?? Number.POSITIVE_INFINITY;
		reach = Math.max(reach, end + gap);
	}
	return shifts;
}
