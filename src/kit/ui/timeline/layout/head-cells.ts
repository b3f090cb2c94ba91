import { dateOfDay } from "#domain/time/civil-date.ts";
import { isoWeekOf, mondayOf } from "#domain/time/iso-week.ts";
import { type DayRange, monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";

export interface MonthCell extends DayRange {
	readonly year: number;
	/** 1 to 12. */
	readonly month: number;
}

export interface WeekCell extends DayRange {
	/** Of ISO 8601. */
	readonly week: number;
}

/** The months of a range; the first and the last may be cut by its ends. */
export function monthCells({ from, to }: DayRange): readonly MonthCell[] {
	const cells: MonthCell[] = [];
	for (let day = from; day <= to; ) {
		const end = Math.min(to, monthOf(day).to) as LocalDay;
		const { year, month } = dateOfDay(day);
		cells.push({ from: day, to: end, year, month });
		day = (end + 1) as LocalDay;
	}
	return cells;
}

/** The weeks of a range, from Monday to Sunday; the first and the last may be cut by its ends. */
export function weekCells({ from, to }: DayRange): readonly WeekCell[] {
	const cells: WeekCell[] = [];
	for (let day = from; day <= to; ) {
		const end = Math.min(to, mondayOf(day) + 6) as LocalDay;
		cells.push({ from: day, to: end, week: isoWeekOf(day).week });
		day = (end + 1) as LocalDay;
	}
	return cells;
}

/** The part of a range that lies within another; undefined where none does. */
export function cutToRange({ from, to }: DayRange, within: DayRange): DayRange | undefined {
	const cut = {
		from: Math.max(from, within.from) as LocalDay,
		to: Math.min(to, within.to) as LocalDay,
	};
	return cut.from > cut.to ? undefined : cut;
}
