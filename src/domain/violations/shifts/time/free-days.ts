import { type DatedValue, valueOn } from "../../../surcharge/dated-value.ts";
import { dateOfDay, dayOfDate } from "../../../time/civil-date.ts";
import { dayOfIso } from "../../../time/iso-day.ts";
import { weekdayOf } from "../../../time/iso-week.ts";
import type { LocalDay } from "../../../time/quantities.ts";
import type { RosterFacts } from "../roster-facts.ts";
import { isExemptOn } from "./averages.ts";
import type { DayLine } from "./day-line.ts";
import type { Measured } from "./measured.ts";

/** § 11 (1) and (3) ArbZG: free Sundays a year, and the weeks in which a day off makes up for a Sunday or a holiday. */
const law: readonly DatedValue<{
	readonly freeSundays: number;
	readonly weeksOfSunday: number;
	readonly weeksOfHoliday: number;
}>[] = [
	{
		validFrom: dayOfIso("1994-07-01"),
		value: { freeSundays: 15, weeksOfSunday: 2, weeksOfHoliday: 8 },
	},
];

const sunday = 7;

/** Years in which too few Sundays are left free, § 11 (1) ArbZG; said on the Sunday with which they become too few. */
export function freeSundays(facts: RosterFacts, line: DayLine): Measured[] {
	const { from } = facts.horizon;
	const last = (from + line.works.length - 1) as LocalDay;
	const found: Measured[] = [];
	for (let { year } = dateOfDay(from); year <= dateOfDay(last).year; year += 1) {
		const first = dayOfDate({ year, month: 1, day: 1 });
		const end = dayOfDate({ year, month: 12, day: 31 });
		const required = valueOn(law, first)?.freeSundays ?? 0;
		if (first < from || end > last || isExemptOn(facts, end)) continue;
		let free = 0;
		const worked: LocalDay[] = [];
		for (let day = first; day <= end; day = (day + 1) as LocalDay) {
			if (weekdayOf(day) !== sunday) continue;
			if (line.works[day - from] === 1) worked.push(day);
			else free += 1;
		}
		if (free >= required) continue;
		const day = worked[free + worked.length - required] as LocalDay;
		const violation = { code: "FREE_SUNDAYS", severity: "ERROR", day, free, required } as const;
		found.push({ violation, from: first, to: end, weight: required - free });
	}
	return found;
}

/** A Sunday or a holiday that was worked, and the days of which one has to be free for it. */
interface Owed {
	readonly nth: number;
	readonly weeks: number;
	readonly first: number;
	readonly last: number;
}

/**
 * Sundays and holidays for which no working day is free in the weeks around them, § 11 (3) ArbZG. One day makes up for one of
 * them; a day that is free anyway does, one of leave or illness does not.
 */
export function substituteDays(facts: RosterFacts, line: DayLine): Measured[] {
	const { from, workdays } = facts.horizon;
	const owed = owedDays(facts, line);
	const open = new Set(owed);
	for (let nth = 0; nth < line.works.length && open.size > 0; nth += 1) {
		if (line.works[nth] === 1 || workdays[nth] !== 1) continue;
		let next: Owed | undefined;
		for (const one of open) {
			if (one.first > nth || one.last < nth) continue;
			if (next === undefined || one.last < next.last) next = one;
		}
		if (next !== undefined) open.delete(next);
	}
	return [...open].map(({ nth, weeks }) => {
		const day = (from + nth) as LocalDay;
		const violation = { code: "SUBSTITUTE_DAY", severity: "WARNING", day, weeks } as const;
		return { violation, from: day, to: day, weight: 1 };
	});
}

function owedDays(facts: RosterFacts, { works }: DayLine): Owed[] {
	const { from, holidays } = facts.horizon;
	const owed: Owed[] = [];
	works.forEach((isWorked, nth) => {
		const day = (from + nth) as LocalDay;
		const isSunday = weekdayOf(day) === sunday;
		if (isWorked === 0 || !(isSunday || holidays.has(day)) || isExemptOn(facts, day)) return;
		const rules = valueOn(law, day);
		const weeks = (isSunday ? rules?.weeksOfSunday : rules?.weeksOfHoliday) ?? 0;
		const reach = weeks * 7 - 1;
		// of days that lie beyond all that is known some may be free
		if (weeks === 0 || nth < reach || nth + reach >= works.length) return;
		owed.push({ nth, weeks, first: nth - reach, last: nth + reach });
	});
	return owed;
}

/** More days in a row on which work begins than the department wants; said on the first that is too much. */
export function consecutiveDays(
	{ horizon }: RosterFacts,
	{ net }: DayLine,
	most: number,
): Measured[] {
	const { from } = horizon;
	const found: Measured[] = [];
	let days = 0;
	for (let nth = 0; nth <= net.length; nth += 1) {
		if ((net[nth] ?? 0) > 0) {
			days += 1;
			continue;
		}
		if (days > most) {
			const first = (from + nth - days) as LocalDay;
			const day = (first + most) as LocalDay;
			const violation = { code: "CONSECUTIVE_DAYS", severity: "INFO", day, days, most } as const;
			found.push({ violation, from: first, to: (from + nth - 1) as LocalDay, weight: days });
		}
		days = 0;
	}
	return found;
}
