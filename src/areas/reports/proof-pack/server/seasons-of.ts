import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";

/** So many days of bookings are told at once. */
const mostDays = 92;

interface Season {
	/** Civil days, both inclusive. */
	readonly from: string;
	readonly to: string;
}

/** A range in parts that are short enough. */
export function seasonsOf(from: string, to: string): readonly Season[] {
	const last = dayOfIso(to);
	const seasons: Season[] = [];
	for (let day: number = dayOfIso(from); day <= last; day += mostDays) {
		const end = Math.min(day + mostDays - 1, last) as LocalDay;
		seasons.push({ from: isoOfDay(day as LocalDay), to: isoOfDay(end) });
	}
	return seasons;
}

/** Example: 2025-11-01 to 2026-02-28 → 2025, 2026 */
export function yearsOf(from: string, to: string): readonly number[] {
	const [first, last] = [from, to].map((day) => Number(day.slice(0, 4))) as [number, number];
	return Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
}
