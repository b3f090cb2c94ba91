import type { FreeFactor } from "../../holidays/holiday-facts.ts";
import { regionCalendar } from "../../holidays/region-calendar.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import { weekdayOf } from "../../time/iso-week.ts";
import type { DayRange } from "../../time/month.ts";
import type { LocalDay } from "../../time/quantities.ts";
import { dayCost, type LeaveDayFacts } from "../day-cost.ts";
import type { LeaveSimulationInput } from "./leave-simulation-input.ts";

export type FactsOn = (day: LocalDay) => LeaveDayFacts;

/** What is known of each day: employment, the pattern that holds, and the holidays given and those of the region. */
export function factsOn(input: LeaveSimulationInput): FactsOn {
	const entry = dayOfIso(input.employment.entry);
	const exit = input.employment.exit === null ? null : dayOfIso(input.employment.exit);
	const patterns = input.patterns.map(({ from, workdays }) => ({
		from: dayOfIso(from),
		workdays: new Set(workdays),
	}));
	const freeOn = factorOn(input);
	return (day) => ({
		isEmployed: day >= entry && (exit === null || day <= exit),
		isWorkday: patterns.findLast(({ from }) => from <= day)?.workdays.has(weekdayOf(day)) ?? false,
		holidayFactor: freeOn(day),
	});
}

/** The share of a day that is free as a holiday; on a day that is given the region says nothing. */
export function factorOn({
	holidays,
	holidayRegion,
}: LeaveSimulationInput): (day: LocalDay) => FreeFactor {
	const given = new Map(holidays.map(({ date, factor }) => [dayOfIso(date), factor]));
	const region = holidayRegion === null ? undefined : regionCalendar(holidayRegion);
	return (day) => given.get(day) ?? (region?.isHoliday(day) ? 1 : 0);
}

/** Workdays of a range, in ten thousandths of a day. */
export function workUnitsOf(facts: FactsOn): (range: DayRange) => number {
	return ({ from, to }) => {
		let sum = 0;
		for (let day = from; day <= to; day = (day + 1) as LocalDay)
			sum += dayCost(facts(day), "WHOLE").cost;
		return sum;
	};
}
