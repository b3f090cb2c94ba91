import type { EpochMinute } from "./quantities.ts";

/** A time zone, ready for integer arithmetic. Get one by `zoneOf`; there is one object per name. */
export interface Zone {
	/** IANA name, e.g. Europe/Berlin. */
	readonly name: string;
	/** Minutes to add to an instant to get the wall clock. Example: Berlin in summer → 120. */
	offsetAt(minute: EpochMinute): number;
}

/** Offsets of one stretch of time: `offsets[i]` holds from minute `from[i]` on. */
interface Stretch {
	readonly from: readonly number[];
	readonly offsets: readonly number[];
}

type Probe = (minute: number) => number;

// The shortest time between two changes of any zone since 1970 is 7 days (Recife, 2000): samples 4 days apart miss none.
const sampleMinutes = 4 * 1440;
const stretchMinutes = 92 * sampleMinutes;

const known = new Map<string, Zone>();

/**
 * The zone of an IANA name; throws RangeError for an unknown one. Its changes of offset are read from `Temporal` or
 * `Intl` a year at a time (0.2 ms each) when first needed, and kept: from then on a look-up costs nanoseconds.
 *
 * Offsets are whole minutes. Since 1972 all are; the few earlier ones with seconds are rounded down.
 *
 * Example: `zoneOf("Europe/Berlin").offsetAt(epochMinute(0))` → 60.
 */
export function zoneOf(name: string): Zone {
	const found = known.get(name);
	if (found !== undefined) return found;
	const zone = createZone(name);
	known.set(name, zone);
	return zone;
}

function createZone(name: string): Zone {
	const probe = offsetProbe(name);
	const stretches = new Map<number, Stretch>();
	return {
		name,
		offsetAt(minute) {
			const index = Math.floor(minute / stretchMinutes);
			let stretch = stretches.get(index);
			if (stretch === undefined) {
				stretch = readStretch(probe, index * stretchMinutes);
				stretches.set(index, stretch);
			}
			const { from, offsets } = stretch;
			let last = from.length - 1;
			while (minute < (from[last] as number)) last--;
			return offsets[last] as number;
		},
	};
}

function readStretch(probe: Probe, begin: number): Stretch {
	const from = [begin];
	const offsets = [probe(begin)];
	const end = begin + stretchMinutes;
	for (let left = begin; left < end; left += sampleMinutes) {
		const right = left + sampleMinutes;
		const offset = probe(right);
		if (offset === offsets.at(-1)) continue;
		const change = changeBetween(probe, left, right);
		if (change >= end) continue;
		from.push(change);
		offsets.push(offset);
	}
	return { from, offsets };
}

/** First minute after `left` that has the offset of `right`. */
function changeBetween(probe: Probe, left: number, right: number): number {
	const before = probe(left);
	let low = left;
	let high = right;
	while (high - low > 1) {
		const middle = Math.floor((low + high) / 2);
		if (probe(middle) === before) low = middle;
		else high = middle;
	}
	return high;
}

const offsetPattern = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

function offsetProbe(timeZone: string): Probe {
	return typeof Temporal === "undefined" ? probeByIntl(timeZone) : probeByTemporal(timeZone);
}

/** Where it is built in: a browser's first use of `Intl` takes a slow computer a tenth of a second. */
export function probeByTemporal(timeZone: string): Probe {
	return (minute) => {
		const instant = Temporal.Instant.fromEpochMilliseconds(minute * 60_000);
		const { offsetNanoseconds } = instant.toZonedDateTimeISO(timeZone);
		return Math.floor(offsetNanoseconds / 60_000_000_000);
	};
}

export function probeByIntl(timeZone: string): Probe {
	const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
	return (minute) => {
		const match = offsetPattern.exec(format.format(minute * 60_000));
		if (match === null) throw new Error(`No offset for ${timeZone}`);
		const [, sign, hours = "0", minutes = "0", seconds = "0"] = match;
		const exact = Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
		return Math.floor(sign === "-" ? -exact : exact);
	};
}
