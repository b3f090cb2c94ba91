import { dayBounds } from "../time/day-bounds.ts";
import type { LocalDay } from "../time/quantities.ts";
import { cellsOfDay } from "./cells-of-day.ts";
import type { SurchargeCalendar } from "./condition.ts";
import type { DayPlan } from "./day-plan.ts";
import { planRules, ruleSorter } from "./plan-rules.ts";
import type { PreparedAccount } from "./prepared-account.ts";

/** The accounts of a place, laid over its calendar. */
export interface SpecialAccountPlan {
	/** The plan of a day: made when first asked for, then kept. */
	dayOf(day: LocalDay): DayPlan;
}

/**
 * Lays accounts over a calendar. Make one for all people of a place who have the same accounts: cutting the days is the
 * dear part, counting a person's minutes on them the cheap one.
 */
export function specialAccountPlan(
	accounts: readonly PreparedAccount[],
	calendar: SurchargeCalendar,
): SpecialAccountPlan {
	const days = new Map<LocalDay, DayPlan>();
	const rules = planRules(accounts, calendar);
	const sort = ruleSorter(rules);
	return {
		dayOf(day) {
			const known = days.get(day);
			if (known !== undefined) return known;
			const bounds = dayBounds(day, calendar.zone);
			const cells = cellsOfDay(day, bounds, rules, sort, calendar);
			const made = { day, bounds, accounts, cells };
			days.set(day, made);
			return made;
		},
	};
}
