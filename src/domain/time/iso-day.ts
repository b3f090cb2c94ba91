import { dateOfDay, dayOfDate } from "./civil-date.ts";
import type { LocalDay } from "./quantities.ts";

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The written form of a day. Example: 20_778 → "2026-11-21". */
export function isoOfDay(localDay: LocalDay): string {
	const { year, month, day } = dateOfDay(localDay);
	return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** The day of its written form; throws RangeError where there is no such day. Example: "2026-11-21" → 20_778. */
export function dayOfIso(iso: string): LocalDay {
	const match = pattern.exec(iso);
	if (match === null) throw new RangeError(`"${iso}" is not a day`);
	const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
	const localDay = dayOfDate({ year, month, day });
	// 2026-02-30 and 2026-13-01 come back as other days
	const found = dateOfDay(localDay);
	if (found.year !== year || found.month !== month || found.day !== day)
		throw new RangeError(`There is no day ${iso}`);
	return localDay;
}

/** So many days later, or earlier. Example: "2026-11-30", 1 → "2026-12-01". */
export function isoDayPlus(iso: string, days: number): string {
	return isoOfDay((dayOfIso(iso) + days) as LocalDay);
}

function pad(value: number, length: number): string {
	return String(value).padStart(length, "0");
}
