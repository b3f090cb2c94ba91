import type { WorkFact } from "../facts.ts";

/** CUT: work that does not count, because it lies outside of working time or frame. */
export const stretchKinds = ["WORK", "PAUSE", "BREAK", "AUTOPAUSE", "CUT"] as const;
export type StretchKind = (typeof stretchKinds)[number];

/** Part of a day's shifts in epoch minutes. Changed in place while a day is computed, never after. */
export interface Stretch {
	begin: number;
	end: number;
	kind: StretchKind;
	/** What was recorded; null for a gap between two entries. */
	entry: WorkFact | null;
	/** Index of the day's shift. */
	shift: number;
}

/**
 * Gives a part of one stretch another kind, what is left before and behind it staying what it was.
 *
 * @returns the index of the changed part
 */
export function changePart(
	stretches: Stretch[],
	index: number,
	begin: number,
	end: number,
	kind: StretchKind,
): number {
	const whole = stretches[index] as Stretch;
	const behind = { ...whole, begin: end };
	let changed = index;
	if (begin > whole.begin) {
		changed++;
		stretches.splice(changed, 0, { ...whole, begin, end, kind });
		whole.end = begin;
	} else {
		whole.end = end;
		whole.kind = kind;
	}
	if (behind.begin < behind.end) stretches.splice(changed + 1, 0, behind);
	return changed;
}

/** Minutes of one kind. */
export function minutesOf(stretches: readonly Stretch[], kind: StretchKind): number {
	let minutes = 0;
	for (const stretch of stretches) {
		if (stretch.kind === kind) minutes += stretch.end - stretch.begin;
	}
	return minutes;
}
