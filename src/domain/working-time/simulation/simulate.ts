import * as z from "zod/mini";
import { dayOfIso, isoOfDay } from "../../time/iso-day.ts";
import { zoneOf } from "../../time/zone.ts";
import type { Violation } from "../../violations/violation.ts";
import type { ComputedDay } from "../compute-days.ts";
import { computePeriod } from "../compute-period.ts";
import { sumSpecialAccounts } from "../credit-special-accounts.ts";
import { dayChain } from "../explanation/day-chain.ts";
import { overtimeStep } from "../overtime-step.ts";
import { periodViolations } from "../period-violations.ts";
import type { DayRules } from "../rules/day-rules.ts";
import type { TraceStep } from "../trace.ts";
import { checkSimulation } from "./check-simulation.ts";
import { mergedIntervals } from "./merged-intervals.ts";
import { simulatedDays } from "./simulated-days.ts";
import type { SimulatedDay, SimulationAnswer } from "./simulation-answer.ts";
import { faultsOf, type SimulationFault } from "./simulation-fault.ts";
import { type SimulationInput, simulationInput } from "./simulation-input.ts";

export interface SimulationRefused {
	/** At least one. */
	readonly faults: readonly SimulationFault[];
}

/**
 * What rules make of a person's time, from nothing but what is handed in: to try rules before they hold, and to feed
 * cases from outside. Anything that does not fit comes back as faults by field.
 */
export function simulate(given: unknown): SimulationAnswer | SimulationRefused {
	const read = z.safeParse(simulationInput, given, { reportInput: true });
	if (!read.success) return { faults: faultsOf(read.error.issues) };
	const faults = checkSimulation(read.data);
	return faults.length > 0 ? { faults } : answerOf(read.data);
}

function answerOf(input: SimulationInput): SimulationAnswer {
	const zone = zoneOf(input.timeZone);
	const range = { from: dayOfIso(input.from), to: dayOfIso(input.to) };
	const { days, setup } = simulatedDays(input, range, zone);
	const results = days.map(({ result }) => result);
	const { book, status } = setup;
	const { openingBalanceMinutes } = input;
	const { overtimeByDay, ...totals } = computePeriod(results, { book, openingBalanceMinutes });
	const violations = periodViolations(days, () => input.employment, status);
	const accounts = sumSpecialAccounts(days.map((one) => one.specialAccounts));
	return {
		days: days.map((one, nth) =>
			answeredDay(one, {
				overtimeMinutes: overtimeByDay[nth] ?? 0,
				violations: violations.get(one.facts.day) ?? [],
				rules: book(one.facts.day),
			}),
		),
		totals: { ...totals, specialAccounts: [...accounts] },
	};
}

/** What the days beside it make of a day. */
interface OfPeriod {
	readonly overtimeMinutes: number;
	readonly violations: readonly Violation[];
	readonly rules: DayRules;
}

/** A day as the simulator answers it. */
function answeredDay(
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
		chain: dayChain(facts, result),
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
