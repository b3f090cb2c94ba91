import type { DepartmentPlan, PlanPerson } from "#domain/auto-plan/department/department-plan.ts";
import type { Proposal } from "#domain/auto-plan/department/proposal.ts";
import { addMonths, type DayRange, monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { RosterFacts } from "#domain/violations/shifts/roster-facts.ts";

type Sent<T extends { readonly zone: unknown }> = Omit<T, "zone"> & { readonly zone: string };

/** What is asked of days goes along for those that can be asked about. */
type SentFacts = Omit<Sent<RosterFacts>, "termsOn" | "hoursOn" | "horizon"> & {
	readonly terms: ByDay<NonNullable<RosterFacts["termsOn"]>> | null;
	readonly hours: ByDay<RosterFacts["hoursOn"]>;
	readonly horizon: Sent<RosterFacts["horizon"]>;
};
type ByDay<Asked extends (day: LocalDay) => unknown> = ReadonlyMap<LocalDay, ReturnType<Asked>>;

/** A plan as it goes to another thread: zones go by their names, answers instead of functions. */
export type SentPlan = Omit<Sent<DepartmentPlan>, "people"> & {
	readonly people: readonly (Omit<PlanPerson, "facts"> & { readonly facts: SentFacts })[];
};

export function sentPlan(plan: DepartmentPlan): SentPlan {
	const days = daysAround(plan.range);
	const people = plan.people.map((person) => ({ ...person, facts: sentFacts(person.facts, days) }));
	return { ...named(plan), people };
}

/** Limits of a month look at all of it; shifts around a range may lie in the months beside. */
function daysAround({ from, to }: DayRange): LocalDay[] {
	const first = monthOf(addMonths(from, -1)).from;
	const last = monthOf(addMonths(to, 1)).to;
	return Array.from({ length: last - first + 1 }, (_, nth) => (first + nth) as LocalDay);
}

function sentFacts(
	{ termsOn, hoursOn, horizon, ...facts }: RosterFacts,
	days: readonly LocalDay[],
): SentFacts {
	const answers = <T>(ask: (day: LocalDay) => T) => new Map(days.map((day) => [day, ask(day)]));
	return {
		...named(facts),
		terms: termsOn && answers(termsOn),
		hours: answers(hoursOn),
		horizon: named(horizon),
	};
}

const named = <T extends { readonly zone: { readonly name: string } }>(value: T) => ({
	...value,
	zone: value.zone.name,
});

export function receivedPlan(plan: SentPlan): DepartmentPlan {
	return {
		...plan,
		zone: zoneOf(plan.zone),
		people: plan.people.map((person) => ({ ...person, facts: receivedFacts(person.facts) })),
	};
}

function receivedFacts({ terms, hours, horizon, ...facts }: SentFacts): RosterFacts {
	const zone = zoneOf(facts.zone);
	return {
		...facts,
		zone,
		termsOn: terms && ((day) => terms.get(day) ?? null),
		hoursOn: (day) => hours.get(day) ?? null,
		horizon: { ...horizon, zone },
	};
}

/** Of each need in its place who is to have it; null: nobody. */
export type SentProposal = readonly (string | null)[];

export function sentProposal({ needs }: DepartmentPlan, { assignments }: Proposal): SentProposal {
	const named = new Map(assignments.map(({ need, userId }) => [need, userId]));
	return needs.map((need) => named.get(need) ?? null);
}

export function receivedProposal({ needs }: DepartmentPlan, sent: SentProposal): Proposal {
	return {
		assignments: needs.flatMap((need, nth) => {
			const userId = sent[nth] ?? null;
			return userId === null ? [] : [{ need, userId }];
		}),
		open: needs.filter((_, nth) => sent[nth] == null),
	};
}
