import { instantOfLocal, offsetsAround } from "./instant-of-local.ts";
import type { EpochMinute, LocalDay } from "./quantities.ts";
import type { Zone } from "./zone.ts";

/** A civil day as instants, half-open. */
export interface DayBounds {
	readonly begin: EpochMinute;
	readonly end: EpochMinute;
}

/**
 * First minute of a day and of the next one. Where midnight is missing the day begins when the clock goes on; a day left
 * out altogether (Samoa, 2011-12-30) is empty.
 *
 * Example: 2026-03-29 in Berlin → 2026-03-28T23:00Z to 2026-03-29T22:00Z.
 */
export function dayBounds(day: LocalDay, zone: Zone): DayBounds {
	return { begin: dayBegin(day, zone), end: dayBegin((day + 1) as LocalDay, zone) };
}

/** Minutes of a day: 1440, or on the nights of the change 1380 and 1500 (Lord Howe: 1410 and 1470). */
export function dayLength(day: LocalDay, zone: Zone): number {
	const { begin, end } = dayBounds(day, zone);
	return end - begin;
}

function dayBegin(day: LocalDay, zone: Zone): EpochMinute {
	const midnight = day * 1440;
	const { before, after } = offsetsAround(midnight, zone);
	const first = instantOfLocal(day, 0, zone, "earlier");
	const isReal = first + zone.offsetAt(first) === midnight;
	return isReal ? first : changeOfOffset(midnight - after, midnight - before, zone);
}

/** The minute at which the offset changes, between one that has the old and one that has the new. */
function changeOfOffset(old: number, changed: number, zone: Zone): EpochMinute {
	const before = zone.offsetAt(old as EpochMinute);
	let low = old;
	let high = changed;
	while (high - low > 1) {
		const middle = Math.floor((low + high) / 2);
		if (zone.offsetAt(middle as EpochMinute) === before) low = middle;
		else high = middle;
	}
	return high as EpochMinute;
}
