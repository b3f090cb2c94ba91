import ICAL from "ical.js";
import {
	type ClockSample,
	isZoneName,
	zoneByClock,
} from "#domain/appointments/imported/zone-by-clock.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import { componentOf } from "./read-event.ts";

/** What clocks show in winter and in summer tells most zones apart; as many as there are kinds. */
const sampleDays = ["2026-01-15", "2026-04-02", "2026-07-15", "2026-10-20"];

/**
 * Finds the clocks that a file names: by a name of the world's zones, also within a longer one; else by what the file itself says that
 * the clock shows, the given zones first.
 */
export function clocksOf(zones: readonly string[], candidates: readonly string[]) {
	const found = new Map<string, string | null>();
	const unknown = new Set<string>();
	const told = new Map(zones.flatMap(samplesOf));
	const likely = [...candidates, ...Intl.supportedValuesOf("timeZone")];
	const clockOf = (name: string): string | null => {
		const before = found.get(name);
		if (before !== undefined) return before;
		const samples = told.get(name);
		const zone = knownName(name) ?? (samples ? zoneByClock(samples, likely) : null);
		if (zone === null) unknown.add(name);
		found.set(name, zone);
		return zone;
	};
	return { clockOf, unknown };
}

/** "Europe/Berlin", and "/example.org/20260101/Europe/Berlin". */
function knownName(name: string): string | null {
	if (isZoneName(name)) return name;
	const [, inner] = /([A-Za-z_]+\/[A-Za-z_+-]+)$/.exec(name) ?? [];
	return inner !== undefined && isZoneName(inner) ? inner : null;
}

/** What a part about a zone says that its clock shows, under the zone's name; nothing where it cannot be read. */
function samplesOf(text: string): [string, readonly ClockSample[]][] {
	try {
		const component = componentOf(text);
		const zone = new ICAL.Timezone(component);
		const samples = sampleDays.map((day) => {
			const offset = zone.utcOffset(ICAL.Time.fromDateTimeString(`${day}T12:00:00`)) / 60;
			return { at: (dayOfIso(day) * 1440 + 720 - offset) as EpochMinute, offset };
		});
		return [[zone.tzid, samples]];
	} catch {
		return [];
	}
}
