import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { localMinuteOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";

interface Entry {
	readonly begin: string;
	readonly end: string | null;
}

/** From when to when an entry is, on the clock of a zone: `08:00–12:00`, `08:00–` while it runs. */
export function entryTimes(entry: Entry | null, zone: string): string | null {
	if (entry === null) return null;
	const { begin, end } = entry;
	return `${wallTime(begin, zone)}–${end === null ? "" : wallTime(end, zone)}`;
}

function wallTime(instant: string, zone: string): string {
	const second = secondOfMilliseconds(Date.parse(instant));
	const minute = localMinuteOf(minuteOf(second), zoneOf(zone));
	return [Math.floor(minute / 60), minute % 60]
		.map((part) => String(part).padStart(2, "0"))
		.join(":");
}
