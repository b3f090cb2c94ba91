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
	/** The activity that it is about; left out where it is about none, null while none is chosen. */
	readonly activityId?: string | null;
	readonly custom: Readonly<Record<string, unknown>>;
}

/** The fields that are asked for at a place, and those that have a value all the same, by their groups. */
export function shownGroups(given: Given): FieldGroup[] {
	const { fields, unitIds, activityId, custom } = given;
	const isOfUnit = (field: DescribedField) =>
		field.unitIds.length === 0 || field.unitIds.some((id) => unitIds.includes(id));
	const isOfActivity = (field: DescribedField) =>
		activityId === undefined ||
		field.activityIds.length === 0 ||
		field.activityIds.some((id) => id === activityId);
	const shown = fields.filter(
		(field) => (isOfUnit(field) && isOfActivity(field)) || field.key in custom,
	);
	const groups = Map.groupBy(shown, ({ groupId }) => groupId);
	return [...groups].map(([id, some]) => ({ id, name: some[0]?.groupName ?? "", fields: some }));
}
