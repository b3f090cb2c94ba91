import type { DepartmentPlan, PlanPerson } from "#domain/auto-plan/department/department-plan.ts";
import type { Proposal } from "#domain/auto-plan/department/proposal.ts";
import { zoneOf } from "#domain/time/zone.ts";

type Sent<T extends { readonly zone: unknown }> = Omit<T, "zone"> & { readonly zone: string };

/** A plan as it goes to another thread: zones go by their names. */
export type SentPlan = Omit<Sent<DepartmentPlan>, "people"> & {
	readonly people: readonly (Omit<PlanPerson, "facts"> & {
		readonly facts: Sent<PlanPerson["facts"]>;
	})[];
};

export function sentPlan(plan: DepartmentPlan): SentPlan {
	const people = plan.people.map((person) => ({ ...person, facts: named(person.facts) }));
	return { ...named(plan), people };
}

const named = <T extends { readonly zone: { readonly name: string } }>(value: T) => ({
	...value,
	zone: value.zone.name,
});

export function receivedPlan(plan: SentPlan): DepartmentPlan {
	return {
		...plan,
		zone: zoneOf(plan.zone),
		people: plan.people.map(({ facts, ...person }) => ({
			...person,
			facts: { ...facts, zone: zoneOf(facts.zone) },
		})),
	};
}

/** Of each need in its place who is to have it; null: nobody. */
export type SentProposal = readonly (string | null)[];

export function sentProposal({ needs }: DepartmentPlan, { assignments }: Proposal): SentProposal {
	const named = new Map(assignments.map(({ need, userId }) => [need, userId]));
	return needs.map((need) => named.get(need) ?? null);
}
