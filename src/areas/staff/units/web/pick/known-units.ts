import { times } from "#kit/contract/limits.ts";
import type { TreeUnit } from "#kit/ui/picker/units/unit-tree.ts";
import { ownRecentChoices } from "#kit/web/session/own-recent-choices.ts";
import { fetchAnswer } from "#kit/web/use-api.ts";
import { contract, type UnitItem } from "../../contract.ts";

/** Wherever units are chosen, the same lately chosen ones are offered first. */
export const recentUnits = ownRecentChoices("units");

/** One question for all who show units, archived ones too, so that one answer serves them. */
export const unitsInput = { includeDisabled: true } as const;

/** The tree of the current site as pickers need it, at most 15 seconds old. */
export async function fetchUnits(withDisabled = false): Promise<readonly TreeUnit[]> {
	const { items } = await fetchAnswer(contract.listUnits, unitsInput, times.organisationCache);
	return treeUnits(items, withDisabled);
}

const made = new WeakMap<object, Map<boolean, readonly TreeUnit[]>>();

/** The same units for the same answer, so that nothing is drawn anew without need. */
export function treeUnits(items: readonly UnitItem[], withDisabled = false): readonly TreeUnit[] {
	const known = made.get(items) ?? new Map<boolean, readonly TreeUnit[]>();
	made.set(items, known);
	const units = known.get(withDisabled) ?? makeTreeUnits(items, withDisabled);
	known.set(withDisabled, units);
	return units;
}

function makeTreeUnits(items: readonly UnitItem[], withDisabled: boolean) {
	const people = peopleBelow(items);
	return items
		.filter(({ isEnabled }) => withDisabled || isEnabled)
		.map(({ id, name, parentId, isEnabled }) => ({
			id,
			name,
			parentId,
			isEnabled,
			people: people.get(id),
		}));
}

/**
 * People in each unit and all below it, by the unit's id; units whose numbers one may not see are absent.
 *
 * @param items parents before children
 */
export function peopleBelow(items: readonly UnitItem[]): ReadonlyMap<string, number> {
	const sums = new Map<string, number>();
	for (const { id, parentId, people } of items.toReversed()) {
		if (people === null) {
			// what lies below is only a part of it
			sums.delete(id);
			continue;
		}
		const own = people + (sums.get(id) ?? 0);
		sums.set(id, own);
		if (parentId !== null) sums.set(parentId, own + (sums.get(parentId) ?? 0));
	}
	return sums;
}
