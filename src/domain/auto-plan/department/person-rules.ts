import type { RosterShift } from "../../violations/shifts/roster-facts.ts";
import {
	type RosterRules,
	type RosterViolation,
	rosterViolations,
	usualSeverities,
} from "../../violations/shifts/roster-violations.ts";
import type { PlanPerson } from "./department-plan.ts";

/** Nobody puts a rule aside for the machine. */
const rules: RosterRules = { severities: usualSeverities, mayOverride: false };

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
	{ facts }: Pick<PlanPerson, "facts">,
	added: readonly RosterShift[],
	held: readonly RosterShift[],
): RosterViolation[] {
	const plan = [...held, ...added].sort((one, other) => one.begin - other.begin);
	const touched = new Set(added.map(({ id }) => id));
	return rosterViolations(facts, { plan, before: held, touched }, rules);
}

/** The same of one shift and what lies near to it: what a cell of the plan may hold, asked thousands of times. */
export function violationsNearby(
	person: Pick<PlanPerson, "facts">,
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
