import { dateOfDay, dayOfDate } from "./civil-date.ts";
import type { LocalDay } from "./quantities.ts";

/** The written form of a day. Example: 20_778 → "2026-11-21". */
export function isoOfDay(localDay: LocalDay): string {
	const { year, month, day } = dateOfDay(localDay);
	return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** The day of its written form; throws RangeError where there is no such day. Example: "2026-11-21" → 20_778. */
export function dayOfIso(iso: string): LocalDay {
	if (iso.length !== 10 || iso[4] !== "-" || iso[7] !== "-") throw new RangeError(noDay(iso));
	const [year, month, day] = [digits(iso, 0, 4), digits(iso, 5, 7), digits(iso, 8, 10)];
	const localDay = dayOfDate({ year, month, day });
	// 2026-02-30 and 2026-13-01 come back as other days
	const found = dateOfDay(localDay);
	if (found.year !== year || found.month !== month || found.day !== day)
		throw new RangeError(`There is no day ${iso}`);
	return localDay;
}

/** The number of some signs; read sign by sign, for a year of leave or work reads thousands of days. */
function digits(iso: string, from: number, to: number): number {
	let number = 0;
	for (let at = from; at < to; at++) {
		const digit = iso.charCodeAt(at) - zeroSign;
		if (digit < 0 || digit > 9) throw new RangeError(noDay(iso));
		number = number * 10 + digit;
	}
	return number;
}

const zeroSign = 48;
const noDay = (iso: string) => `"${iso}" is not a day`;

/** So many days later, or earlier. Example: "2026-11-30", 1 → "2026-12-01". */
export function isoDayPlus(iso: string, days: number): string {
	return isoOfDay((dayOfIso(iso) + days) as LocalDay);
}

function pad(value: number, length: number): string {
	return String(value).padStart(length, "0");
}
