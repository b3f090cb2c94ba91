import type { EpochMinute, LocalDay, LocalMinute } from "./quantities.ts";
import type { Zone } from "./zone.ts";

/** The civil day an instant lies on. Example: 2026-11-20T23:30Z in Berlin → 2026-11-21. */
export function localDayOf(minute: EpochMinute, zone: Zone): LocalDay {
	return Math.floor((minute + zone.offsetAt(minute)) / 1440) as LocalDay;
}

/** The minute on the wall clock, 0 to 1439. Example: 2026-11-20T23:30Z in Berlin → 30. */
export function localMinuteOf(minute: EpochMinute, zone: Zone): LocalMinute {
	const wallClock = minute + zone.offsetAt(minute);
	return (wallClock - Math.floor(wallClock / 1440) * 1440) as LocalMinute;
}
