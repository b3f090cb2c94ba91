/** A stretch on an axis, in any unit, half-open. */
export interface Stretch {
	readonly begin: number;
	readonly end: number;
}

export interface PackedLanes {
	/** Of each stretch, in the order they were given in; from 0 on. */
	readonly lanes: readonly number[];
	/** How many there are, at least 1. */
	readonly count: number;
}

/**
 * Puts stretches on lanes so that none lies on another, on as few as that takes: each, from the earliest on, on the first
 * lane that is free. Of those that begin together the longest comes first.
 *
 * Example: 0–3, 1–2, 2–5 → lanes 0, 1, 1.
 */
export function packLanes(stretches: readonly Stretch[]): PackedLanes {
	if (stretches.length < 2) return { lanes: stretches.map(() => 0), count: 1 };
	const lanes = new Array<number>(stretches.length).fill(0);
	/** Where the last stretch of each lane ends. */
	const ends: number[] = [];
	for (const at of inOrder(stretches)) {
		const { begin, end } = stretches[at] as Stretch;
		const free = ends.findIndex((taken) => taken <= begin);
		const lane = free < 0 ? ends.length : free;
		ends[lane] = end;
		lanes[at] = lane;
	}
	return { lanes, count: ends.length };
}

function inOrder(stretches: readonly Stretch[]): readonly number[] {
	const at = (index: number) => stretches[index] as Stretch;
	return stretches
		.map((_, index) => index)
		.sort((a, b) => at(a).begin - at(b).begin || at(b).end - at(a).end || a - b);
}
