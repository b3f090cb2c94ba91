import type { RosterShift } from "../../violations/shifts/roster-facts.ts";
import type { Assignment, DepartmentPlan, PlanNeed, PlanPerson } from "./department-plan.ts";
import type { DepartmentProblem } from "./department-problem.ts";
import { isBarrier, violationsOf } from "./person-rules.ts";
import { takerOf } from "./takers.ts";

/** Of whom which shift is to be; what nobody is named for stays open. */
export interface Proposal {
	/** In the order of the needs. */
	readonly assignments: readonly Assignment[];
	readonly open: readonly PlanNeed[];
}

/**
 * What a plan of the solver comes to. The rules that judge every change have the last word: what they call critical is dropped, and
 * who had a shift before keeps it rather than that it becomes open.
 */
export function proposalOf(
	plan: DepartmentPlan,
	prepared: DepartmentProblem,
	cells: Uint8Array,
): Proposal {
	return lawfulOf(plan, namedBy(plan, prepared, cells));
}

/** What the rules allow of a proposal by now. */
export function lawfulPart(plan: DepartmentPlan, { assignments }: Proposal): Proposal {
	return lawfulOf(plan, new Map(assignments.map(({ need, userId }) => [need, userId])));
}

function lawfulOf(plan: DepartmentPlan, wanted: ReadonlyMap<PlanNeed, string>): Proposal {
	const named = new Map(wanted);
	for (;;) {
		const legal = new Map<PlanNeed, string>();
		for (const person of plan.people) {
			const own = plan.needs.filter((need) => named.get(need) === person.id);
			for (const need of lawful(person, own)) legal.set(need, person.id);
		}
		const taken = plan.needs.filter((need) => !legal.has(need) && named.get(need) !== need.heldBy);
		const returned = taken.flatMap((need) =>
			need.heldBy === null ? [] : { need, to: need.heldBy },
		);
		if (returned.length === 0) return gathered(plan, legal);
		// what comes back may leave no room for what she was to have instead
		for (const { need, to } of returned) named.set(need, to);
	}
}

/** The same, and what was left open given to people who may have it by the rules. */
export function completedProposal(plan: DepartmentPlan, proposal: Proposal): Proposal {
	const named = new Map(proposal.assignments.map(({ need, userId }) => [need, userId]));
	for (const need of proposal.open) {
		const taker = takerOf(plan, named, need);
		if (taker !== undefined) named.set(need, taker.id);
	}
	return gathered(plan, named);
}

function gathered({ needs }: DepartmentPlan, named: ReadonlyMap<PlanNeed, string>): Proposal {
	return {
		assignments: needs.flatMap((need) => {
			const userId = named.get(need);
			return userId === undefined ? [] : [{ need, userId }];
		}),
		open: needs.filter((need) => !named.has(need)),
	};
}

/** Needs of one kind and day go to those who are planned for it, first to who has one of them already. */
function namedBy(
	{ people, needs }: DepartmentPlan,
	{ problem: { days }, first, kinds }: DepartmentProblem,
	cells: Uint8Array,
): Map<PlanNeed, string> {
	const named = new Map<PlanNeed, string>();
	const places = Map.groupBy(needs, ({ shift }) => `${shift.day} ${kinds.ofNeed(shift)}`);
	for (const own of places.values()) {
		const { shift } = own[0] as PlanNeed;
		const [day, kind] = [shift.day - first, kinds.ofNeed(shift)];
		const takers = new Set(
			people.filter((_, nth) => cells[nth * days + day] === kind).map(({ id }) => id),
		);
		for (const need of own) {
			if (need.heldBy === null || !takers.delete(need.heldBy)) continue;
			named.set(need, need.heldBy);
		}
		const rest = [...takers];
		for (const need of own.filter((one) => !named.has(one))) {
			const taker = rest.shift();
			if (taker !== undefined) named.set(need, taker);
		}
	}
	return named;
}

/** Of what somebody is to have all that she may; what she had before stays before anything new. */
function lawful(person: PlanPerson, own: readonly PlanNeed[]): PlanNeed[] {
	const kept = own.filter(({ heldBy }) => heldBy === person.id);
	const held = [...person.shifts, ...kept.map(({ shift }) => shift)];
	let added = own.filter(({ heldBy }) => heldBy !== person.id);
	for (;;) {
		const shifts: RosterShift[] = added.map(({ shift }) => shift);
		const barrier = violationsOf(person, shifts, held).find(isBarrier);
		if (barrier === undefined) return [...kept, ...added];
		const left = added.filter(({ shift }) => shift.id !== barrier.shiftId);
		// of what is said of no shift in particular the last one gives way
		added = left.length < added.length ? left : added.slice(0, -1);
	}
}
