import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";

interface Days {
	readonly from: string;
	readonly to: string;
}

/**
 * The instants of whole days, or of times of one day, by the clock of a place.
 *
 * @param times minutes of the day; the end beyond 1440 lies on the next one
 */
export function stretchOf(
	{ from, to }: Days,
	times: { readonly begin: number; readonly end: number } | null,
	zoneName: string,
): { readonly begin: string; readonly end: string } {
	const zone = zoneOf(zoneName);
	const at = (day: LocalDay, minute: number) =>
		new Date(instantOfLocal(day, minute, zone) * 60_000).toISOString();
	const first = dayOfIso(from);
	return times === null
		? { begin: at(first, 0), end: at((dayOfIso(to) + 1) as LocalDay, 0) }
		: { begin: at(first, times.begin), end: at(first, times.end) };
}
