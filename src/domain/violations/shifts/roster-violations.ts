import { instantOfLocal } from "../../time/instant-of-local.ts";
import { isoOfDay } from "../../time/iso-day.ts";
import type { EpochMinute, LocalDay } from "../../time/quantities.ts";
import type { DayViolation } from "../day-violations.ts";
import { lawOfRoster } from "./law-of-roster.ts";
import type { RosterFacts, RosterShift } from "./roster-facts.ts";
import { type RosterRules, type Weighed, weigh } from "./roster-rules.ts";
import type { TimeViolation } from "./time/measured.ts";
import { timeViolations } from "./time/time-violations.ts";

/** What holds where a shift is, by its id. */
export type RulesOf = (shiftId: string) => RosterRules;

type Found =
	| {
			readonly code: "SHIFT_CONFLICT";
			readonly otherId: string;
			readonly begin: EpochMinute;
			readonly end: EpochMinute;
	  }
	| { readonly code: "PLANNED_FREE"; readonly otherId: string }
	| {
			/** Of which kind it is, the plan does not tell: an illness is nobody's business here. */
			readonly code: "ABSENT" | "ABSENCE_ASKED";
			readonly absenceId: string;
			readonly from: string;
			readonly to: string;
	  }
	| { readonly code: "USER_NOT_EMPLOYED" }
	| { readonly code: "QUALIFICATION_MISSING"; readonly name: string; readonly level: string | null }
	| { readonly code: "USER_UNAVAILABLE"; readonly begin: EpochMinute; readonly end: EpochMinute }
	| { readonly code: "TRACKING_EXISTS" }
	| {
			readonly code: "OUTSIDE_HOURS";
			/** Her hours of the day; absent on a day that she is off. */
			readonly begin?: EpochMinute;
			readonly end?: EpochMinute;
	  }
	| Unweighed<DayViolation>
	| Unweighed<TimeViolation>;

/** The department has a say in what it weighs. */
type Unweighed<Each> = Each extends unknown ? Omit<Each, "severity" | "day"> : never;

/** What is wrong with a shift on a day; figures stand beside the code. */
export type RosterViolation = Weighed &
	Found & { readonly shiftId: string; readonly day: LocalDay };

/**
 * What some shifts of a person would break, in order of the shifts: against her other shifts, her absences, what she is employed
 * and qualified for, and working time law on the days that they touch. What the law says against the plan without them
 * already is not said again.
 *
 * @param plan all her shifts around them as they would be, in order of time
 * @param before the same as they are
 * @param touched ids of those that are new or changed
 */
export function rosterViolations(
	facts: RosterFacts,
	{
		plan,
		before,
		touched,
	}: {
		readonly plan: readonly RosterShift[];
		readonly before: readonly RosterShift[];
		readonly touched: ReadonlySet<string>;
	},
	rulesOf: RulesOf,
): RosterViolation[] {
	const own = plan.filter(({ id }) => touched.has(id));
	const plans = { plan, before, touched };
	return [
		...own.flatMap((shift) => ownViolations(shift, facts, plan, rulesOf(shift.id))),
		...lawOfRoster(facts, plans, rulesOf),
		...overTime(facts, plans, rulesOf),
	];
}

function ownViolations(
	shift: RosterShift,
	facts: RosterFacts,
	plan: readonly RosterShift[],
	rules: RosterRules,
): RosterViolation[] {
	const place = { shiftId: shift.id, day: shift.day };
	return [
		...notEmployed(shift, facts),
		...meetings(shift, plan),
		...absent(shift, facts),
		...unqualified(shift, facts),
		...unavailable(shift, facts),
		...outsideHours(shift, facts),
		...(facts.recorded.has(shift.id) ? [{ code: "TRACKING_EXISTS" } as const] : []),
	].map((found) => ({ ...place, ...found, ...weigh(found.code, rules) }));
}

/** Each is said of the last changed shift before it, where there is one. */
function overTime(
	facts: RosterFacts,
	{
		plan,
		before,
		touched,
	}: {
		readonly plan: readonly RosterShift[];
		readonly before: readonly RosterShift[];
		readonly touched: ReadonlySet<string>;
	},
	rulesOf: RulesOf,
): RosterViolation[] {
	const kept = new Set(plan.map(({ id }) => id));
	// hours may lack of what is taken away
	const changed = [
		...before.filter(({ id }) => !kept.has(id)),
		...plan.filter(({ id }) => touched.has(id)),
	];
	const [first] = changed;
	if (first === undefined) return [];
	return timeViolations(facts, { plan, before }, rulesOf(first.id)).map(
		({ severity, ...violation }) => {
			const { id: shiftId } = changed.findLast(({ day }) => day <= violation.day) ?? first;
			return { shiftId, ...violation, ...weigh(violation.code, rulesOf(shiftId), severity) };
		},
	);
}

function notEmployed({ day }: RosterShift, { employments }: RosterFacts): Found[] {
	const isEmployed = employments.some(({ from, to }) => from <= day && (to === null || to >= day));
	return isEmployed ? [] : [{ code: "USER_NOT_EMPLOYED" }];
}

/** A planned day off blocks work as far as a department says, work blocks work. */
function meetings(shift: RosterShift, plan: readonly RosterShift[]): Found[] {
	return plan
		.filter((other) => other.id !== shift.id && meet(shift, other))
		.map((other) => {
			const isFree = shift.kind === "FREE" || other.kind === "FREE";
			const { id: otherId, begin, end } = other;
			return isFree
				? { code: "PLANNED_FREE", otherId }
				: { code: "SHIFT_CONFLICT", otherId, begin, end };
		});
}

interface Stretch {
	readonly begin: number;
	readonly end: number;
}

function meet(one: Stretch, other: Stretch): boolean {
	return one.begin < other.end && other.begin < one.end;
}

function absent(shift: RosterShift, { absences, zone }: RosterFacts): Found[] {
	if (shift.kind === "FREE") return [];
	return absences
		.filter((absence) => meet(shift, stretchOf(absence, zone)))
		.map(({ id, state, from, to }) => ({
			code: state === "APPROVED" ? "ABSENT" : "ABSENCE_ASKED",
			...{ absenceId: id, from: isoOfDay(from), to: isoOfDay(to) },
		}));
}

type Absence = RosterFacts["absences"][number];

/** The instants an absence takes up; a shift over midnight into its first day meets it. */
function stretchOf({ from, to, beginMinute, endMinute }: Absence, zone: RosterFacts["zone"]) {
	return {
		begin: instantOfLocal(from, beginMinute ?? 0, zone),
		end:
			endMinute === null
				? instantOfLocal((to + 1) as LocalDay, 0, zone)
				: instantOfLocal(to, endMinute, zone),
	};
}

function unqualified({ day, requirements }: RosterShift, { qualifications }: RosterFacts): Found[] {
	return requirements
		.filter(
			({ qualificationId, minLevel }) =>
				!qualifications.some(
					(held) =>
						held.qualificationId === qualificationId &&
						held.from <= day &&
						(held.to === null || held.to >= day) &&
						(minLevel === null || (held.level ?? 0) >= minLevel),
				),
		)
		.map(({ name, minLevel, levels }) => ({
			code: "QUALIFICATION_MISSING",
			name,
			level: minLevel === null ? null : (levels[minLevel - 1] ?? String(minLevel)),
		}));
}

function unavailable(shift: RosterShift, facts: RosterFacts): Found[] {
	if (shift.kind === "FREE") return [];
	return facts.unavailable
		.filter((stretch) => meet(shift, stretch))
		.map(({ begin, end }) => ({ code: "USER_UNAVAILABLE", begin, end }));
}

function outsideHours(shift: RosterShift, { hoursOn }: RosterFacts): Found[] {
	if (shift.kind !== "WORK") return [];
	const hours = hoursOn(shift.day);
	if (hours === null) return [];
	if (hours === "FREE") return [{ code: "OUTSIDE_HOURS" }];
	const { begin, end } = hours;
	const isWithin = shift.begin >= begin && shift.end <= end;
	return isWithin ? [] : [{ code: "OUTSIDE_HOURS", begin, end }];
}
