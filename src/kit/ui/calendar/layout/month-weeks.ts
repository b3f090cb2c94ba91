import { isoWeekOf, mondayOf } from "#domain/time/iso-week.ts";
import { monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";

export interface MonthWeek {
	/** Of ISO 8601. */
	readonly week: number;
	/** From Monday to Sunday. */
	readonly days: readonly LocalDay[];
}

/** The weeks a month reaches into, whole. Example: November 2026 → 26 October to 6 December. */
export function monthWeeks(day: LocalDay): readonly MonthWeek[] {
	const { from, to } = monthOf(day);
	const weeks: MonthWeek[] = [];
	for (let monday = mondayOf(from); monday <= to; monday = (monday + 7) as LocalDay) {
		weeks.push({ week: isoWeekOf(monday).week, days: weekDays(monday) });
	}
	return weeks;
}

/** The seven days of a day's week. */
export function weekDays(day: LocalDay): readonly LocalDay[] {
	const monday = mondayOf(day);
	return Array.from({ length: 7 }, (_, at) => (monday + at) as LocalDay);
}
