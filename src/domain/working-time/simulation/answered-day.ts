import { isoOfDay } from "../../time/iso-day.ts";
import type { Violation } from "../../violations/violation.ts";
import type { ComputedDay } from "../compute-days.ts";
import { overtimeStep } from "../overtime-step.ts";
import type { DayRules } from "../rules/day-rules.ts";
import type { TraceStep } from "../trace.ts";
import { mergedIntervals } from "./merged-intervals.ts";
import type { SimulatedDay } from "./simulation-answer.ts";

/** What the days beside it make of a day. */
export interface OfPeriod {
	readonly overtimeMinutes: number;
	readonly violations: readonly Violation[];
	readonly rules: DayRules;
}

/** A day as the simulator answers it. */
export function answeredDay(
	{ facts, result, specialAccounts, arbzg, violations }: ComputedDay,
	period: OfPeriod,
): SimulatedDay {
	const { day, leaveDays: _leave, pieces: _pieces, ...rest } = result;
	const { intervals, trace, ...minutes } = rest;
	return {
		date: isoOfDay(day),
		...minutes,
		overtimeMinutes: period.overtimeMinutes,
		intervals: mergedIntervals(intervals, facts.zone),
		specialAccounts: [...specialAccounts],
		arbzg,
		violations: [...violations, ...period.violations],
		trace: [...(trace ?? []), ...overtimeSteps(result.workedMinutes, period)],
	};
}

/** Overtime of a day explains itself with the day; that of weeks and months only now. */
function overtimeSteps(
	workedMinutes: number,
	{ overtimeMinutes, rules: { overtime } }: OfPeriod,
): TraceStep[] {
	if (overtime === null || overtimeMinutes === 0) return [];
	// a day's own has its step already
	if (overtime.settings.period === "DAY") return [];
	return [overtimeStep(overtime, workedMinutes, overtimeMinutes)];
}
