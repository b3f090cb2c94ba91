import { dayOfIso } from "#domain/time/iso-day.ts";
import { isoWeekOf, weekdayOf } from "#domain/time/iso-week.ts";

interface Dated {
	/** Civil day. */
	readonly day: string;
}

/** From Monday (0) to Sunday (6). */
export function columnOf({ day }: Dated): number {
	return weekdayOf(dayOfIso(day)) - 1;
}

/** Days in the order of the calendar, week by week; the first and the last week may be short. */
export function weeksOf<Day extends Dated>(days: readonly Day[]): readonly (readonly Day[])[] {
	const weeks = Map.groupBy(days, ({ day }) => {
		const { year, week } = isoWeekOf(dayOfIso(day));
		return `${year} ${week}`;
	});
	return [...weeks.values()];
}

/**
 * The same days in as few blocks as fit, as even as can be. Example: 31 days, at most 14 → 11, 11, 9.
 *
 * @param most days in a block
 */
export function blocksOf<Day>(days: readonly Day[], most: number): readonly (readonly Day[])[] {
	const count = Math.max(1, Math.ceil(days.length / Math.max(1, most)));
	const size = Math.ceil(days.length / count);
	return Array.from({ length: count }, (_, nth) => days.slice(nth * size, (nth + 1) * size));
}
