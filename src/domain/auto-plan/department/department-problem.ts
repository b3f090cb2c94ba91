import { weekdayOf } from "../../time/iso-week.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { RosterShift } from "../../violations/shifts/roster-facts.ts";
import type { AllowedValues, RosterPerson, RosterProblem } from "../problem/roster-problem.ts";
import { cellCosts } from "./cell-costs.ts";
import type { DepartmentPlan, PlanNeed, PlanPerson } from "./department-plan.ts";
import { fairTallies } from "./fair-tallies.ts";
import { isBarrier, violationsNearby } from "./person-rules.ts";
import { type PlanKinds, planKinds, solverKinds } from "./plan-kinds.ts";
import { limitsOf } from "./plan-limits.ts";
import type { Proposal } from "./proposal.ts";

/** Days before and behind the range that are looked at: runs begin before it, and rests end behind it. */
const around = 7;
/** Somebody who is missing costs more than anything else could; somebody too many is of no use to anybody. */
const missingCost = 1000;
const surplusCost = 1000;
/** What it costs to take a shift from who has it. */
const moveCost = 25;

/** A department's plan as the solver reads it, with the way back. */
export interface DepartmentProblem {
	readonly problem: RosterProblem;
	/** The plan as it is. */
	readonly start: Uint8Array;
	readonly first: LocalDay;
	readonly kinds: PlanKinds;
}

/**
 * What the solver cannot be told it is not told: that somebody has two shifts on one day, one beyond the next day, times that differ
 * by person, and rules that look at more than two days in a row beside hours and runs. What it leaves open for that is tried once
 * more by the rules themselves, and what it plans against them is dropped by them (`proposal.ts`).
 */
export function departmentProblem(plan: DepartmentPlan): DepartmentProblem {
	const { range, people, needs } = plan;
	const kinds = planKinds(plan);
	const first = (range.from - around) as LocalDay;
	const days = range.to - range.from + 1 + 2 * around;
	const values = kinds.kinds.length + 1;
	const rows = people.map((person) => rowOf(person, { plan, kinds, first, days }));
	const mayWork = rows.map(({ allowed }) => {
		const cells = new Array<boolean>(days * values).fill(false);
		for (const one of allowed)
			for (const value of one.values) cells[one.day * values + value] = true;
		return cells;
	});
	const problem: RosterProblem = {
		...{ days, firstWeekday: weekdayOf(first) - 1, kinds: solverKinds(kinds, range.from) },
		people: rows.map((row, nth) =>
			personOf(row, people[nth] as PlanPerson, { plan, kinds, first, days }),
		),
		cover: coverOf(needs, kinds, first),
		tallies: fairTallies(plan, kinds.kinds, { first, count: days }, mayWork),
	};
	return { problem, start: startOf(rows, days), first, kinds };
}

/** The days of a proposal, as far as the solver can be told of them. */
export function cellsOf(
	{ people }: DepartmentPlan,
	{ problem, start, first, kinds }: DepartmentProblem,
	{ assignments }: Pick<Proposal, "assignments">,
): Uint8Array {
	const cells = start.slice();
	const places = new Map(people.map(({ id }, nth) => [id, nth]));
	for (const { need, userId } of assignments) {
		const person = places.get(userId) ?? -1;
		const day = need.shift.day - first;
		const kind = kinds.ofNeed(need.shift);
		const { allowed = [] } = problem.people[person] ?? {};
		if (allowed[day]?.values.includes(kind)) cells[person * problem.days + day] = kind;
	}
	return cells;
}

interface Laid {
	readonly plan: DepartmentPlan;
	readonly kinds: PlanKinds;
	readonly first: LocalDay;
	readonly days: number;
}

interface Row {
	readonly allowed: readonly AllowedValues[];
	/** What stays, 0 for the rest. */
	readonly fixed: readonly number[];
	/** What she has now, of what may be moved too. */
	readonly present: readonly number[];
	readonly mayMove: boolean;
}

/** What each day of somebody may hold: by the rules, against all that stays. */
function rowOf(person: PlanPerson, { plan, kinds, first, days }: Laid): Row {
	const needsOn = Map.groupBy(plan.needs, ({ shift }) => shift.day);
	const heldOn = Map.groupBy(person.shifts, ({ day }) => day);
	const fixed: number[] = [];
	const present: number[] = [];
	const allowed = Array.from({ length: days }, (_, nth): AllowedValues => {
		const day = (first + nth) as LocalDay;
		const held = heldOn.get(day) ?? [];
		const own = longestOf(held);
		fixed.push(own === undefined ? 0 : kinds.ofFixed(own));
		const open = needsOn.get(day) ?? [];
		const kept = held.length > 0 ? undefined : open.find(({ heldBy }) => heldBy === person.id);
		present.push(kept === undefined ? (fixed.at(-1) as number) : kinds.ofNeed(kept.shift));
		if (held.length > 0) return { day: nth, values: [fixed.at(-1) as number] };
		return { day: nth, values: [0, ...fitting(person, open, kinds)] };
	});
	const mayMove = plan.needs.some(({ heldBy }) => heldBy === person.id);
	return { allowed, fixed, present, mayMove };
}

/** A day has one cell: of two shifts the longer one stands for it. A planned day off is a free one that stays. */
function longestOf(held: readonly RosterShift[]): RosterShift | undefined {
	return held
		.filter(({ kind }) => kind !== "FREE")
		.toSorted((one, other) => other.end - other.begin - (one.end - one.begin))
		.at(0);
}

/** Kinds of a day that somebody could have: each is judged once. */
function fitting(person: PlanPerson, open: readonly PlanNeed[], kinds: PlanKinds): number[] {
	const examples = new Map(open.map(({ shift }) => [kinds.ofNeed(shift), shift]));
	return [...examples]
		.filter(([, shift]) => !violationsNearby(person, shift, person.shifts).some(isBarrier))
		.map(([kind]) => kind);
}

function personOf(
	{ allowed, fixed, present, mayMove }: Row,
	person: PlanPerson,
	laid: Laid,
): RosterPerson {
	const { plan, kinds, first, days } = laid;
	const all = kinds.kinds;
	const inside = (nth: number) => first + nth >= plan.range.from && first + nth <= plan.range.to;
	const minutesAround = fixed.reduce(
		(sum, kind, nth) => sum + (inside(nth) || kind === 0 ? 0 : (all[kind - 1]?.minutes ?? 0)),
		0,
	);
	const mayHold = (day: number, value: number) => allowed[day]?.values.includes(value) === true;
	const able = new Set(allowed.flatMap(({ values }) => values));
	const mostOfKind = all.map((_, nth) => (able.has(nth + 1) ? days : 0));
	return {
		limits: limitsOf(plan, person, fixed, { minutesAround, mostOfKind }),
		allowed,
		wishes: cellCosts(plan, person, all, { first, mayHold }),
		...(mayMove && { present: { cells: present, cost: moveCost } }),
	};
}

function coverOf(needs: readonly PlanNeed[], kinds: PlanKinds, first: LocalDay) {
	const places = Map.groupBy(needs, ({ shift }) => `${shift.day} ${kinds.ofNeed(shift)}`);
	return [...places.values()].map((own) => {
		const { shift } = own[0] as PlanNeed;
		const place = { day: shift.day - first, kind: kinds.ofNeed(shift) };
		return { ...place, need: own.length, missingCost, surplusCost };
	});
}

function startOf(rows: readonly Row[], days: number): Uint8Array {
	const cells = new Uint8Array(rows.length * days);
	for (const [nth, { present }] of rows.entries()) cells.set(present, nth * days);
	return cells;
}
