import * as z from "zod/mini";
import { calendarDays } from "../day-cost.ts";
import { leaveAccounts } from "../leave-accounts.ts";
import { checkLeaveSimulation } from "./check-leave-simulation.ts";
import { broughtIn, leaveFactsOf, requestedUnits } from "./given-leave-facts.ts";
import { leaveFindings } from "./leave-findings.ts";
import type { LeaveFinding, LeaveSimulationAnswer } from "./leave-simulation-answer.ts";
import { faultsOf, type LeaveSimulationFault } from "./leave-simulation-fault.ts";
import { type LeaveSimulationInput, leaveSimulationInput } from "./leave-simulation-input.ts";
import { bookedDays, leaveAnswer, readAbsences, sickAnswers } from "./simulated-absences.ts";
import { factsOn } from "./simulated-leave-days.ts";
import { writtenYear } from "./written-year.ts";

/** The answer, its findings still without words. */
export type LeaveSimulation = Omit<LeaveSimulationAnswer, "findings"> & {
	readonly findings: readonly LeaveFinding[];
};

export interface LeaveSimulationRefused {
	/** At least one. */
	readonly faults: readonly LeaveSimulationFault[];
}

/**
 * What rules of leave make of a person's years, from nothing but what is handed in: by the same functions that reckon
 * the stored accounts. Anything that does not fit comes back as faults by field.
 */
export function simulateLeave(given: unknown): LeaveSimulation | LeaveSimulationRefused {
	const read = z.safeParse(leaveSimulationInput, given, { reportInput: true });
	if (!read.success) return { faults: faultsOf(read.error.issues) };
	const faults = checkLeaveSimulation(read.data);
	return faults.length > 0 ? { faults } : answerOf(read.data);
}

function answerOf(input: LeaveSimulationInput): LeaveSimulation {
	const on = factsOn(input);
	const absences = readAbsences(input);
	const leave = new Map(
		absences
			.filter(({ given }) => given.classType === "LEAVE")
			.map((one) => [one.index, bookedDays(one, absences, on)]),
	);
	const facts = leaveFactsOf(input, on, leave);
	const years = input.years.toSorted((a, b) => a - b);
	const [first = 0, last = first] = [years[0], years.at(-1)];
	const accounts = leaveAccounts(() => facts, first, last, broughtIn(input));
	const sick = sickAnswers(input, absences, facts.employment);
	const requested = requestedUnits(input, leave);
	return {
		years: accounts
			.filter(({ year }) => years.includes(year))
			.map((account) => writtenYear(account, requested.get(account.year) ?? 0)),
		absences: absences.map((one) => {
			const days = leave.get(one.index);
			if (days !== undefined) return leaveAnswer(one, days);
			return sick.get(one.index) ?? { index: one.index, calendarDays: calendarDays(one) };
		}),
		findings: leaveFindings(accounts, absences, on, input.rules.length > 0),
	};
}
