import type { EpochMinute } from "./quantities.ts";
import type { Zone } from "./zone.ts";

/**
 * The minute at which a zone's clock changes, between two that have different offsets and lie less than a week apart.
 *
 * Example: Berlin, 2026-03-28T12:00Z to 2026-03-29T12:00Z → 2026-03-29T01:00Z.
 */
export function firstChange(before: EpochMinute, after: EpochMinute, zone: Zone): EpochMinute {
	const old = zone.offsetAt(before);
	let low: number = before;
	let high: number = after;
	while (high - low > 1) {
		const middle = Math.floor((low + high) / 2);
		if (zone.offsetAt(middle as EpochMinute) === old) low = middle;
		else high = middle;
	}
	return high as EpochMinute;
}
