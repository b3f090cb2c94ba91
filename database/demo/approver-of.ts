import type { Company, DemoPerson } from "./company.ts";
import type { PlacedUnit } from "./insert-structure.ts";

/** Who decides about a person: the head of the unit, else of a unit above, else staff or administration. */
export function approverOf(
	person: DemoPerson,
	{ people }: Company,
	units: ReadonlyMap<string, PlacedUnit>,
): DemoPerson {
	const others = people.filter((other) => other !== person);
	for (
		let key: string | null = person.unit;
		key !== null;
		key = units.get(key)?.parentKey ?? null
	) {
		const head = others.find(
			(other) => other.unit === key && other.roles?.includes("Abteilungsleitung"),
		);
		if (head !== undefined) return head;
	}
	const found =
		others.find(({ roles }) => roles?.includes("Personalabteilung")) ??
		others.find(({ roles }) => roles !== undefined);
	if (found === undefined) throw new Error("Nobody decides in this company.");
	return found;
}
