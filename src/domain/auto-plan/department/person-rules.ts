import type { RosterShift } from "../../violations/shifts/roster-facts.ts";
import {
	type RosterRules,
	usualAverage,
	usualDaysInRow,
} from "../../violations/shifts/roster-rules.ts";
import {
	type RosterViolation,
	rosterViolations,
} from "../../violations/shifts/roster-violations.ts";
import type { PlanPerson } from "./department-plan.ts";

/** Where no department says anything. Nobody puts a rule aside for the machine. */
const usualRules: RosterRules = {
	severities: {},
	mostDaysInRow: usualDaysInRow,
	averageOver: usualAverage,
	mayOverride: false,
};

type Judged = Pick<PlanPerson, "facts" | "rules">;

/** A shift may lie two days behind its first one, and the rest after it on the next. */
const reachDays = 3;

/** What nobody plans against who is not asked herself, even where the department calls it a warning. */
const saidByHer: ReadonlySet<string> = new Set([
	"ABSENCE_ASKED",
	"USER_UNAVAILABLE",
	"PLANNED_FREE",
]);

/** What some shifts would break if somebody had them beside those that she has: by the rules that judge every change of a plan. */
export function violationsOf(
	{ facts, rules }: Judged,
	added: readonly RosterShift[],
	held: readonly RosterShift[],
): RosterViolation[] {
	const plan = [...held, ...added].sort((one, other) => one.begin - other.begin);
	const touched = new Set(added.map(({ id }) => id));
	const rulesOf = (shiftId: string) => rules.get(shiftId) ?? usualRules;
	return rosterViolations(facts, { plan, before: held, touched }, rulesOf);
}

/** The same of one shift and what lies near to it: what a cell of the plan may hold, asked thousands of times. */
export function violationsNearby(
	person: Judged,
	shift: RosterShift,
	held: readonly RosterShift[],
): RosterViolation[] {
	const near = held.filter(({ day }) => Math.abs(day - shift.day) <= reachDays);
	return violationsOf(person, [shift], near);
}

/** The machine plans nothing that breaks it. */
export function isBarrier({ severity, code }: RosterViolation): boolean {
	return severity === "ERROR" || saidByHer.has(code);
}
