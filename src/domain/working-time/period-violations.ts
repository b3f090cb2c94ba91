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

/** What is agreed upon for a month; null: nothing. */
export type PeriodTerms = Omit<CheckedMonth, "days" | "isMinijob">;

type Placed = Violation & { readonly day: LocalDay };

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
	const months = Map.groupBy(days, ({ facts }) => monthOf(facts.day).from);
	const found: Placed[] = [
		...minorWeek(worked, adultFrom),
		...[...months.values()].flatMap((month) => ofMonth(month, termsOn)),
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

function ofMonth(
	month: readonly ComputedDay[],
	termsOn: (day: LocalDay) => PeriodTerms | null,
): readonly Placed[] {
	const last = month.findLast(({ facts }) => termsOn(facts.day) !== null);
	const terms = last === undefined ? null : termsOn(last.facts.day);
	if (terms === null) return [];
	const first = month[0]?.facts.day as LocalDay;
	return monthViolations({
		days: month.map(({ result }) => ({
			day: result.day,
			actualMinutes:
				result.workedMinutes + result.holidayCreditMinutes + result.absenceCreditMinutes,
		})),
		...terms,
		isMinijob: isMinijobWage(terms.maxMonthlyWageCents, first),
	});
}
