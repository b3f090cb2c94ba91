import type { LeaveYear, LeaveYearsWith } from "#areas/absences/leave-accounts/server/public.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { PricedDay } from "../cost-of-absence.ts";
import type { WaitingAbsence } from "./read-absence-facts.ts";

/** What is left of a year, in the unit of the account; null where none is set up. */
export interface LeaveBeside {
	readonly year: number;
	readonly unit: AccountUnit;
	readonly before: number | null;
	readonly after: number | null;
	/** How far it may go below 0. */
	readonly advance: number;
}

/**
 * What a decision does to the account, in the years of the days: a request takes its days, a cancellation gives them back, a
 * change gives back what it costs now and takes what it is to cost.
 */
export function leaveChange(
	{ id, userId, purpose, detail: { costs: stored } }: WaitingAbsence,
	costs: readonly PricedDay[],
	yearsWith: LeaveYearsWith,
): readonly LeaveBeside[] {
	const wanted = costs
		.filter(({ cost }) => cost > 0)
		.map((one) => ({ ...one, day: isoOfDay(one.day) }));
	const now = stored.filter(({ cost }) => cost > 0);
	const own = { userId, exceptAbsenceId: id };
	const years = yearsWith({ ...own, days: wanted }) ?? [];
	const kept = purpose === "CHANGE" ? (yearsWith({ ...own, days: now }) ?? []) : years;
	const touched = new Set([...wanted, ...now].map(({ day }) => Number(day.slice(0, 4))));
	const yearsOfDays = years.filter(({ year }) => touched.has(year));
	return yearsOfDays.map((one) => {
		const { year, unit, advance } = one;
		return { year, unit, advance, ...besides(purpose, one, kept) };
	});
}

function besides(
	purpose: WaitingAbsence["purpose"],
	{ year, before, after }: LeaveYear,
	kept: readonly LeaveYear[],
) {
	if (purpose === "REQUEST") return { before, after };
	if (purpose === "CANCELLATION") return { before: after, after: before };
	return { before: kept.find((one) => one.year === year)?.after ?? null, after };
}

/** Years in which the days cost something. */
export function costlyYears(costs: readonly PricedDay[]): ReadonlySet<number> {
	const costly = costs.filter(({ cost }) => cost > 0);
	return new Set(costly.map(({ day }) => dateOfDay(day).year));
}
