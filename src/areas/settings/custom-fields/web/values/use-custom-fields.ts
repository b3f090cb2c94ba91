import { useMemo } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { times } from "#kit/contract/limits.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useFeature } from "#kit/web/session/session-store.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import type { CustomEntity } from "../../contract/field-kinds.ts";
import { contract } from "../../contract.ts";

export interface FieldGroup {
	readonly id: string;
	readonly name: string;
	readonly fields: readonly DescribedField[];
}

export type DescribedField = AnswerOf<
	typeof contract.listCustomFieldDescriptions
>["fields"][number];

const none: readonly DescribedField[] = [];

/**
 * The custom fields of a kind of entity in their order, kept for 15 seconds and renewed by live messages; none for companies
 * without. They are ready once they are known, or will not be.
 */
export function useCustomFields(entity: CustomEntity) {
	const enabled = useFeature("CUSTOMFIELDS");
	const { data, isPending } = useApi(
		contract.listCustomFieldDescriptions,
		{ entity },
		{ enabled, staleTime: times.organisationCache },
	);
	useLiveTopic("CUSTOMFIELDS", () => void renew(contract.listCustomFieldDescriptions));
	const fields = enabled ? (data?.fields ?? none) : none;
	return useMemo(() => ({ fields, isReady: !enabled || !isPending }), [fields, enabled, isPending]);
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
