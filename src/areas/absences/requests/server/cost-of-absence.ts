import { type PlannedDay, plannedDays } from "#areas/time-tracking/target-actual/server/public.ts";
import { absentMinutes } from "#domain/absences/absent-minutes.ts";
import { costMinutes, type DayCost, type LeaveRange, rangeCosts } from "#domain/leave/day-cost.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { AbsenceValues } from "./sql/absence.ts";
import type { CostOfDay } from "./sql/prices.ts";

export type PricedDay = DayCost & { readonly day: LocalDay; readonly costMinutes: number };

export function rangeOf({ from, to, fromPart, toPart }: AbsenceValues): LeaveRange {
	return { from: dayOfIso(from), to: dayOfIso(to), fromPart, toPart };
}

/**
 * What each day of an absence costs, as worksheet, plan and holidays of the person are now. Hours cost no days of an account; their
 * minutes never exceed the day's target.
 */
export async function costOfAbsence(
	tx: Tx,
	tenantId: string,
	userId: string,
	values: AbsenceValues,
): Promise<PricedDay[]> {
	const planned = await plannedDays(tx, tenantId, [userId], rangeOf(values));
	return pricedDays(values, planned.get(userId) ?? []);
}

/** The same by days that are known already. */
export function pricedDays(values: AbsenceValues, planned: readonly PlannedDay[]): PricedDay[] {
	const range = rangeOf(values);
	const byDay = new Map(planned.map((one) => [one.day, one]));
	const factsOn = (day: LocalDay) => {
		const plan = byDay.get(day);
		return {
			isEmployed: plan?.isEmployed ?? false,
			isWorkday: (plan?.targetMinutes ?? 0) > 0,
			holidayFactor: plan?.holidayFactor ?? 0,
		};
	};
	return rangeCosts(range, factsOn).map(({ day, cost, reason }) => {
		const plan = byDay.get(day);
		const whole = costMinutes(cost, plan?.targetMinutes ?? 0);
		const hours = hoursOf(values, plan);
		if (hours === null) return { day, cost, reason, costMinutes: whole };
		return { day, reason, cost: 0, costMinutes: Math.min(hours, whole) };
	});
}

/** Of one by hours, by the clock of the place where she works; null of one by days. */
function hoursOf(
	{ beginMinutes: begin, endMinutes: end }: AbsenceValues,
	plan: Pick<PlannedDay, "day" | "zone"> | undefined,
): number | null {
	if (begin === null || end === null) return null;
	return plan === undefined ? 0 : absentMinutes(plan.day, { begin, end }, plan.zone);
}

/** As it is kept. */
export function storedCosts(days: readonly PricedDay[]): CostOfDay[] {
	return days.map(({ day, ...cost }) => ({ day: isoOfDay(day), ...cost }));
}
