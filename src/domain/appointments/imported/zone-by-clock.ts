import type { EpochMinute } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";

/** What a file says of a clock: so many minutes before or after UTC at an instant. */
export interface ClockSample {
	readonly at: EpochMinute;
	readonly offset: number;
}

export function isZoneName(name: string): boolean {
	try {
		zoneOf(name).offsetAt(0 as EpochMinute);
		return true;
	} catch {
		return false;
	}
}

/**
 * The first of some zones whose clocks show what a file says of its own, which has a name that nobody knows; null where none does.
 *
 * Example: "W. Europe Standard Time", an hour before UTC in January and two in July → Europe/Berlin.
 */
export function zoneByClock(
	samples: readonly ClockSample[],
	candidates: readonly string[],
): string | null {
	const fits = (name: string) => {
		const zone = zoneOf(name);
		return samples.every(({ at, offset }) => zone.offsetAt(at) === offset);
	};
	return candidates.filter(isZoneName).find(fits) ?? null;
}
