import type { ToldDecision } from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import { neededOn, othersPresent, type Staffing } from "#domain/absences/minimum-staffing.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { PricedDay } from "../cost-of-absence.ts";
import type { AbsenceFactsOfMany, WaitingAbsence } from "./read-absence-facts.ts";

/** More days are not told. */
const mostDays = 14;

/** The department of who asks, and who of the others is away; null where it has gone. */
export function staffingOf(
	{ userId, unitId }: WaitingAbsence,
	{ units, minimums }: Pick<AbsenceFactsOfMany, "units" | "minimums">,
): Staffing | null {
	const unit = units.get(unitId);
	if (unit === undefined) return null;
	const away = unit.away.filter((one) => one.userId !== userId);
	return { people: unit.people, away, minimums: minimums.get(unitId) ?? [] };
}

/** How many of the department are there on the days of an absence, once it is approved or cancelled; who is away for half a day is away. */
export function coverageOf(
	{ purpose }: WaitingAbsence,
	costs: readonly PricedDay[],
	staffing: Staffing | null,
): ToldDecision["coverage"] {
	const days = costs.filter(({ cost }) => cost > 0).slice(0, mostDays);
	if (staffing === null || days.length === 0) return null;
	const own = purpose === "CANCELLATION" ? 1 : 0;
	return {
		people: staffing.people,
		days: days.map(({ day: localDay, reason }) => {
			const day = isoOfDay(localDay);
			const needed = neededOn(staffing.minimums, localDay, reason === "HOLIDAY");
			return { day, present: othersPresent(staffing, day) + own, needed };
		}),
	};
}
