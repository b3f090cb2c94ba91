import { changePart, type Stretch, type StretchKind } from "./stretch.ts";

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
