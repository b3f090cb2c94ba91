import * as z from "zod/mini";
import { dayOfIso } from "../../time/iso-day.ts";
import { zoneOf } from "../../time/zone.ts";
import { computePeriod } from "../compute-period.ts";
import { sumSpecialAccounts } from "../credit-special-accounts.ts";
import { periodViolations } from "../period-violations.ts";
import { answeredDay } from "./answered-day.ts";
import { checkSimulation } from "./check-simulation.ts";
import { simulatedDays } from "./simulated-days.ts";
import type { SimulationAnswer } from "./simulation-answer.ts";
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
	const { overtimeByDay, ...totals } = computePeriod(results, {
		book,
		openingBalanceMinutes,
	});
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
