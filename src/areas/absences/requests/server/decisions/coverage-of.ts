import type { ToldDecision } from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { PricedDay } from "../cost-of-absence.ts";
import type { UnitDays } from "../sql/decisions.ts";
import type { WaitingAbsence } from "./read-absence-facts.ts";

/** More days are not told. */
const mostDays = 14;

/** How many of the unit are there on the days of an absence, once it is approved or cancelled; who is away for half a day is away. */
export function coverageOf(
	{ userId, unitId, purpose }: WaitingAbsence,
	costs: readonly PricedDay[],
	units: ReadonlyMap<string, UnitDays>,
): ToldDecision["coverage"] {
	const unit = units.get(unitId);
	const days = costs.filter(({ cost }) => cost > 0).slice(0, mostDays);
	if (unit === undefined || days.length === 0) return null;
	const own = purpose === "CANCELLATION" ? 0 : 1;
	return {
		people: unit.people,
		days: days.map(({ day: localDay }) => {
			const day = isoOfDay(localDay);
			const away = unit.away.filter(
				(one) => one.userId !== userId && one.from <= day && day <= one.to,
			);
			const others = new Set(away.map((one) => one.userId)).size;
			return { day, present: unit.people - others - own };
		}),
	};
}
