import type {
	LeaveFindingCode,
	SimulatedAbsence,
	SimulatedLeaveLine,
	SimulatedLeaveYear,
} from "./leave-simulation-answer.ts";
import type { LeaveSimulationQuestion } from "./leave-simulation-input.ts";

/** What is asked, and what of the answer is expected. */
export interface LeaveCase {
	readonly title: string;
	readonly given: LeaveSimulationQuestion;
	/** By year. */
	readonly years?: Readonly<Record<number, Partial<SimulatedLeaveYear>>>;
	/** Of the first year; each is there. */
	readonly lines?: readonly Partial<SimulatedLeaveLine>[];
	/** In the order of the question. */
	readonly absences?: readonly Partial<SimulatedAbsence>[];
	/** All of them; none unless named. */
	readonly findings?: readonly LeaveFindingCode[];
}

export const mondayToFriday = [1, 2, 3, 4, 5];
const mondayToSaturday = [...mondayToFriday, 6];

/** So many days a week from a day on. */
export function workingDays(count: number, from = "2020-01-01") {
	return { from, workdays: mondayToSaturday.slice(0, count) };
}

export const statutory = { kind: "STATUTORY" } as const;
export const contractual = (days: string, proRataClause = false) =>
	({ kind: "CONTRACTUAL", days, fullWeekDays: 5, proRataClause }) as const;

/** Somebody of a week of five days who has been there for long, in 2026. */
export const office = {
	years: [2026],
	employment: { entry: "2020-01-01" },
	patterns: [workingDays(5)],
	rules: [statutory],
} satisfies LeaveSimulationQuestion;

/** The same with contractual leave of 30 days. */
export const thirtyDays = { ...office, rules: [statutory, contractual("30")] };
