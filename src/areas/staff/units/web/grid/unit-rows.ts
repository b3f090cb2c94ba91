import type { UnitItem } from "../../contract.ts";

/** A unit as a row of a plain list. */
export type UnitRow = UnitItem & {
	/** Names of those above it that one may see, the company first. */
	readonly path: string;
	readonly custom: NonNullable<UnitItem["custom"]>;
	readonly customNames: NonNullable<UnitItem["customNames"]>;
};

/**
 * @param items parents before children
 * @param withDisabled archived ones stand in the list as well
 */
export function unitRows(items: readonly UnitItem[], withDisabled: boolean): readonly UnitRow[] {
	const paths = new Map<string, string>();
	const rows = items.map((item) => {
		const path = paths.get(item.parentId ?? "") ?? "";
		paths.set(item.id, path === "" ? item.name : `${path} / ${item.name}`);
		const { custom = {}, customNames = {} } = item;
		return { ...item, path, custom, customNames };
	});
	return withDisabled ? rows : rows.filter(({ isEnabled }) => isEnabled);
}
