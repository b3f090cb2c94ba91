import type { UnitItem } from "../../contract.ts";
import { peopleBelow } from "../pick/known-units.ts";

/** A unit as a row of the tree or of the plain list. */
export type UnitRow = UnitItem & {
	/** Names of those above it that one may see, the company first. */
	readonly path: string;
	/** People in it and in all below; absent where they may not be seen. */
	readonly peopleBelow: number | undefined;
	readonly custom: NonNullable<UnitItem["custom"]>;
	readonly customNames: NonNullable<UnitItem["customNames"]>;
};

/**
 * @param items parents before children
 * @param withDisabled archived ones stand in the list as well
 */
export function unitRows(items: readonly UnitItem[], withDisabled: boolean): readonly UnitRow[] {
	const paths = new Map<string, string>();
	const people = peopleBelow(items);
	const rows = items.map((item) => {
		const path = paths.get(item.parentId ?? "") ?? "";
		paths.set(item.id, path === "" ? item.name : `${path} / ${item.name}`);
		const { custom = {}, customNames = {} } = item;
		return { ...item, path, peopleBelow: people.get(item.id), custom, customNames };
	});
	return withDisabled ? rows : rows.filter(({ isEnabled }) => isEnabled);
}
