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
function changePart(
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

/** Gives work between two instants another kind. Returns how many minutes of work there were. */
export function coverWork(
	stretches: Stretch[],
	begin: number,
	end: number,
	kind: StretchKind,
): number {
	let covered = 0;
	for (let index = 0; index < stretches.length; index++) {
		const stretch = stretches[index] as Stretch;
		if (stretch.begin >= end) break;
		if (stretch.kind !== "WORK" || stretch.end <= begin) continue;
		const from = Math.max(begin, stretch.begin);
		const to = Math.min(end, stretch.end);
		covered += to - from;
		index = changePart(stretches, index, from, to, kind);
	}
	return covered;
}

/** Gives `minutes` of work another kind, from where `after` minutes of work are done: what is no work is passed over. */
export function coverWorkAfter(
	stretches: Stretch[],
	after: number,
	minutes: number,
	kind: StretchKind,
): void {
	let passed = 0;
	let left = minutes;
	for (let index = 0; index < stretches.length && left > 0; index++) {
		const stretch = stretches[index] as Stretch;
		if (stretch.kind !== "WORK") continue;
		const begin = stretch.begin + Math.max(0, after - passed);
		const end = Math.min(stretch.end, begin + left);
		passed += stretch.end - stretch.begin;
		if (begin >= end) continue;
		left -= end - begin;
		index = changePart(stretches, index, begin, end, kind);
	}
}
