import { dayBounds } from "../../time/day-bounds.ts";
import type { DayRange } from "../../time/month.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { DayFacts } from "../facts.ts";
import { dayPlan } from "./day-plan.ts";
import { groupByDay } from "./group-by-day.ts";
import type { PersonFacts } from "./person-facts.ts";

const none: readonly never[] = [];

/** The facts of each day of a range, in order: what was planned and what was booked. */
export function layDays(person: PersonFacts, range: DayRange): DayFacts[] {
	const { zone } = person;
	const { attributed, shifts, planned, standby, sick, pending } = groupByDay(person);
	const days: DayFacts[] = [];
	const begun = attributed.filter(({ shift }) => shift.beginsHere);
	let passed = 0;
	for (let day = range.from; day <= range.to; day = (day + 1) as LocalDay) {
		while ((begun[passed]?.day ?? day) < day) passed++;
		days.push({
			day,
			...dayBounds(day, zone),
			zone,
			...dayPlan(person, planned.get(day) ?? none, day),
			shifts: shifts.get(day) ?? none,
			earlierShift: begun[passed - 1]?.shift ?? null,
			standby: standby.get(day) ?? none,
			sickMinutes: sick.get(day) ?? 0,
			pendingMinutes: pending.get(day) ?? 0,
		});
	}
	return days;
}
