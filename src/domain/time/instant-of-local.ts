import type { EpochMinute, LocalDay } from "./quantities.ts";
import type { Zone } from "./zone.ts";

/**
 * What a wall-clock time means on the two nights of a year when it is missing or there twice. `compatible` takes the
 * earlier of two and moves a missing one on by the length of the gap; `earlier` and `later` choose; `reject` throws.
 */
export type Disambiguation = "compatible" | "earlier" | "later" | "reject";

/**
 * The instant at which the wall clock of a zone shows a time. `minute` counts from the day's 00:00 on the wall clock, not
 * in elapsed time, and may lie outside of the day: 1500 is 01:00 of the next one.
 *
 * Example: 2026-10-25 02:30 in Berlin → 00:30Z (`earlier`) or 01:30Z (`later`).
 */
export function instantOfLocal(
	day: LocalDay,
	minute: number,
	zone: Zone,
	disambiguation: Disambiguation = "compatible",
): EpochMinute {
	const wallClock = day * 1440 + minute;
	const { before, after } = offsetsAround(wallClock, zone);
	const first = (wallClock - before) as EpochMinute;
	if (before === after) return first;
	const second = (wallClock - after) as EpochMinute;
	const firstIsReal = zone.offsetAt(first) === before;
	const secondIsReal = zone.offsetAt(second) === after;
	if (firstIsReal !== secondIsReal) return firstIsReal ? first : second;
	if (disambiguation === "reject") {
		throw new RangeError(`Minute ${minute} of day ${day} is not unique in ${zone.name}`);
	}
	// in the gap both readings exist in no clock; the one with the offset before the change lies later
	const [low, high] = first < second ? [first, second] : [second, first];
	if (disambiguation === "compatible") return first;
	return disambiguation === "earlier" ? low : high;
}

/** The offsets valid a day before and after a wall-clock time: no zone is further than 14 hours from UTC. */
export function offsetsAround(wallClock: number, zone: Zone): { before: number; after: number } {
	return {
		before: zone.offsetAt((wallClock - 1440) as EpochMinute),
		after: zone.offsetAt((wallClock + 1440) as EpochMinute),
	};
}
