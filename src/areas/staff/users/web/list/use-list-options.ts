import { useMemo } from "react";
import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { contract as qualifications } from "#areas/staff/qualifications/contract.ts";
import { contract as tags } from "#areas/staff/tags/contract.ts";
import { limits } from "#kit/contract/limits.ts";
import { useFeature, useMay } from "#kit/web/session/session-store.ts";
import { useApi } from "#kit/web/use-api.ts";

export interface ListOption {
	readonly value: string;
	readonly label: string;
	readonly color?: string | null | undefined;
}

const all = { pageSize: limits.listLength };
const none: readonly ListOption[] = [];

/** Tags to choose from; none where they may not be listed. */
export function useTagOptions(): readonly ListOption[] {
	const enabled = useMay("tags.manage", "LIST");
	const { data } = useApi(tags.listTags, all, { enabled });
	return useMemo(
		() =>
			data?.items.map(({ id, name, color }) => ({
				value: id,
				label: name,
				color,
			})) ?? none,
		[data],
	);
}

export function useQualificationOptions(): readonly ListOption[] {
	const may = useMay("qualifications.manage", "LIST");
	const has = useFeature("USERSQUALIFICATIONS");
	const { data } = useApi(qualifications.listQualifications, all, {
		enabled: may && has,
	});
	return useMemo(() => named(data?.items), [data]);
}

export function useEmploymentTypeOptions(): readonly ListOption[] {
	const enabled = useMay("employmenttypes.manage", "LIST");
	const { data } = useApi(employmentTypes.listEmploymentTypes, all, {
		enabled,
	});
	return useMemo(() => named(data?.items), [data]);
}

function named(
	items: readonly { readonly id: string; readonly name: string }[] = [],
): readonly ListOption[] {
	return items.map(({ id, name }) => ({ value: id, label: name }));
}
