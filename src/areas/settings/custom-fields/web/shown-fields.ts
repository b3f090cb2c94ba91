import type { DescribedField } from "./use-custom-fields.ts";

export interface FieldGroup {
	readonly id: string;
	readonly name: string;
	readonly fields: readonly DescribedField[];
}

interface Given {
	readonly fields: readonly DescribedField[];
	/** The units in which the entity lies, from the company down. */
	readonly unitIds: readonly string[];
	readonly custom: Readonly<Record<string, unknown>>;
}

/** The fields that are asked for at a place, and those that have a value all the same, by their groups. */
export function shownGroups({ fields, unitIds, custom }: Given): FieldGroup[] {
	const shown = fields.filter(
		(field) =>
			field.unitIds.length === 0 ||
			field.unitIds.some((id) => unitIds.includes(id)) ||
			field.key in custom,
	);
	const groups = Map.groupBy(shown, ({ groupId }) => groupId);
	return [...groups].map(([id, some]) => ({
		id,
		name: some[0]?.groupName ?? "",
		fields: some,
	}));
}
