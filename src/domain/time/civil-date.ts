import type { LocalDay } from "./quantities.ts";

/** A date in the Gregorian calendar; month 1 to 12. */
export interface CivilDate {
	readonly year: number;
	readonly month: number;
	readonly day: number;
}

const daysPerEra = 146_097;
const daysFromMarch0000To1970 = 719_468;

/**
 * The day of a date. Counting years from March puts the leap day last, so that no table of months is needed. A day of
 * the month beyond the month's end runs into the next one.
 *
 * Example: 1972-02-29 → 789.
 */
export function dayOfDate({ year, month, day }: CivilDate): LocalDay {
	const marchYear = month <= 2 ? year - 1 : year;
	const era = Math.floor(marchYear / 400);
	const yearOfEra = marchYear - era * 400;
	const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
	const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
	return (era * daysPerEra +
		yearOfEra * 365 +
		leapDays +
		dayOfYear -
		daysFromMarch0000To1970) as LocalDay;
}

/** The date of a day. Example: 789 → 1972-02-29. */
export function dateOfDay(localDay: LocalDay): CivilDate {
	const days = localDay + daysFromMarch0000To1970;
	const era = Math.floor(days / daysPerEra);
	const dayOfEra = days - era * daysPerEra;
	const yearOfEra = Math.floor(
		(dayOfEra -
			Math.floor(dayOfEra / 1460) +
			Math.floor(dayOfEra / 36_524) -
			Math.floor(dayOfEra / 146_096)) /
			365,
	);
	const dayOfYear =
		dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
	const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
	const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
	return {
		year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
		month,
		day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
	};
}
