import { epochMinute, minuteOf, secondOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf, localMinuteOf } from "#domain/time/local-time.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { useMinute } from "#kit/web/clock.ts";
import type { TimeTracking } from "../contract.ts";

/** The civil day it is now in a zone; the next one from midnight on. */
export const useToday = (zone: string): LocalDay =>
	localDayOf(epochMinute(useMinute() / 60_000), zoneOf(zone));

/** Minutes since midnight; beyond 1440 on the next day. */
export interface DayTimes {
	readonly begin: number;
	readonly end: number;
}

/** The instants of times on the wall clock of a zone. Example: 2026-11-20, 22:00 to 6:00 → the night in Berlin. */
export function instantsOf(
	day: string,
	{ begin, end }: DayTimes,
	zone: string,
): { begin: string; end: string } {
	const at = (minute: number) => {
		const found = instantOfLocal(dayOfIso(day), minute, zoneOf(zone));
		return new Date(secondOf(found) * 1000).toISOString();
	};
	return { begin: at(begin), end: at(end) };
}

/** The minute of the day at which an entry began, on the clock of its place. */
export function beginOf({ begin, zone }: Pick<TimeTracking, "begin" | "zone">): number {
	return localMinuteOf(minuteOf(secondOfMilliseconds(Date.parse(begin))), zoneOf(zone));
}

/** The wall-clock day and times of an entry that is over. */
export function dayTimesOf(entry: Pick<TimeTracking, "begin" | "end" | "zone">): {
	day: string;
	times: DayTimes | null;
} {
	const zone = zoneOf(entry.zone);
	const minuteAt = (iso: string) => minuteOf(secondOfMilliseconds(Date.parse(iso)));
	const first = minuteAt(entry.begin);
	const day = localDayOf(first, zone);
	const begin = localMinuteOf(first, zone);
	if (entry.end === null) return { day: isoOfDay(day), times: null };
	const last = minuteAt(entry.end);
	const days = localDayOf(last, zone) - day;
	const end = localMinuteOf(last, zone) + days * 1440;
	return { day: isoOfDay(day), times: { begin, end } };
}
