import type { EpochMinute, EpochSecond } from "./quantities.ts";

/** Names a whole number as an instant in minutes; a fraction would be a mistake of the caller and throws. */
export function epochMinute(value: number): EpochMinute {
	return whole(value) as EpochMinute;
}

/** The second an instant in milliseconds lies in. Example: 1_999 → 1. */
export function secondOfMilliseconds(milliseconds: number): EpochSecond {
	return Math.floor(milliseconds / 1000) as EpochSecond;
}

/** The minute an instant lies in. Example: second 119 → minute 1. */
export function minuteOf(second: EpochSecond): EpochMinute {
	return Math.floor(second / 60) as EpochMinute;
}

/** The first second of a minute. Example: minute 2 → second 120. */
export function secondOf(minute: EpochMinute): EpochSecond {
	return (minute * 60) as EpochSecond;
}

/** An instant as answers say it. Example: second 0 → "1970-01-01T00:00:00.000Z". */
export function isoOfSecond(second: number): string {
	return new Date(second * 1000).toISOString();
}

function whole(value: number): number {
	if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not whole`);
	return value;
}
