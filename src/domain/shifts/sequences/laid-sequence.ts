import { mondayOf } from "../../time/iso-week.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { ShiftSequence } from "./sequence-facts.ts";

/** What is to be worked on a day. */
export interface SequenceDay<Item> {
	readonly day: LocalDay;
	/** Which day of the sequence it is, from 0. */
	readonly index: number;
	readonly items: readonly Item[];
}

/**
 * The days of a range, each once and in order, as a sequence has them for somebody of a crew; it is repeated until the end.
 *
 * @param offset days of the sequence that she is ahead
 */
export function laidSequence<Item>(
	{ start, days }: ShiftSequence<Item>,
	{ from, to }: { readonly from: LocalDay; readonly to: LocalDay },
	offset: number,
): SequenceDay<Item>[] {
	if (days.length === 0) return [];
	const first = start === "START_ON_MONDAY" ? mondayOf(from) : from;
	return Array.from({ length: Math.max(0, to - from + 1) }, (_, nth) => {
		const day = (from + nth) as LocalDay;
		const index = (day - first + offset) % days.length;
		return { day, index, items: days[index] as readonly Item[] };
	});
}
