import { monthOf } from "../time/month.ts";
import type { LocalDay } from "../time/quantities.ts";
import { average24Weeks } from "../violations/checks/average-24-weeks.ts";
import { minorWeek } from "../violations/checks/jarbschg.ts";
import {
	type CheckedMonth,
	isMinijobWage,
	monthViolations,
} from "../violations/month-violations.ts";
import type { Violation } from "../violations/violation.ts";
import type { LegalStatus } from "./checked-day-of.ts";
import type { ComputedDay } from "./compute-days.ts";
import type { DayResult } from "./day-minutes.ts";

/** What is agreed upon for a month; null: nothing. */
export type PeriodTerms = Omit<CheckedMonth, "days" | "isMinijob">;

export type PlacedViolation = Violation & { readonly day: LocalDay };

/**
 * What is wrong with weeks, months and half-years, by the day it is reported on. Days come without a gap, in their order; of
 * months that are not there whole only what is there counts.
 *
 * @param termsOn what is agreed upon; of a month its last day that has something says it
 */
export function periodViolations(
	days: readonly ComputedDay[],
	termsOn: (day: LocalDay) => PeriodTerms | null,
	{ adultFrom, isExempt }: LegalStatus,
): ReadonlyMap<LocalDay, readonly Violation[]> {
	const worked = days.map(({ facts, arbzg }) => ({
		day: facts.day,
		netMinutes: arbzg.netMinutes,
		isNeutral:
			facts.holidayKind === "PUBLIC" ||
			facts.absences.some(({ classType }) => classType !== "ABSENCE"),
	}));
	const months = Map.groupBy(
		days.map(({ result }) => result),
		({ day }) => monthOf(day).from,
	);
	const found: PlacedViolation[] = [
		...minorWeek(worked, adultFrom),
		...[...months.values()].flatMap((month) => beyondTerms(month, termsOn)),
		...(isExempt ? [] : employedRuns(days, worked).flatMap(average24Weeks)),
	];
	return new Map(
		[...Map.groupBy(found, ({ day }) => day)].map(([day, placed]) => [
			day,
			placed.map(({ day: _day, ...violation }) => violation),
		]),
	);
}

/** Of the time before an entry nobody knows what was worked: it thins no average. */
function employedRuns<Row>(days: readonly ComputedDay[], rows: readonly Row[]): Row[][] {
	const runs: Row[][] = [[]];
	days.forEach(({ facts }, nth) => {
		if (!facts.isEmployed) runs.push([]);
		else runs.at(-1)?.push(rows[nth] as Row);
	});
	return runs;
}

/** A day as a month's terms see it. */
export type DayOfTerms = Pick<
	DayResult,
	"day" | "workedMinutes" | "holidayCreditMinutes" | "absenceCreditMinutes"
>;

/** Where a month has more hours, or earns more, than is agreed upon or than a Minijob allows. */
export function beyondTerms(
	month: readonly DayOfTerms[],
	termsOn: (day: LocalDay) => PeriodTerms | null,
): readonly PlacedViolation[] {
	const last = month.findLast(({ day }) => termsOn(day) !== null);
	const terms = last === undefined ? null : termsOn(last.day);
	if (terms === null) return [];
	const first = month[0]?.day as LocalDay;
	return monthViolations({
		days: month.map(({ day, workedMinutes, holidayCreditMinutes, absenceCreditMinutes }) => ({
			day,
			actualMinutes: workedMinutes + holidayCreditMinutes + absenceCreditMinutes,
		})),
		...terms,
		isMinijob: isMinijobWage(terms.maxMonthlyWageCents, first),
	});
}
