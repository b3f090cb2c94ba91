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
	return useOptions(useApi(tags.listTags, all, { enabled }).data);
}

export function useQualificationOptions(): readonly ListOption[] {
	const may = useMay("qualifications.manage", "LIST");
	const has = useFeature("USERSQUALIFICATIONS");
	return useOptions(useApi(qualifications.listQualifications, all, { enabled: may && has }).data);
}

export function useEmploymentTypeOptions(): readonly ListOption[] {
	const enabled = useMay("employmenttypes.manage", "LIST");
	return useOptions(useApi(employmentTypes.listEmploymentTypes, all, { enabled }).data);
}

interface Listed {
	readonly items: readonly {
		readonly id: string;
		readonly name: string;
		readonly color?: string | null;
	}[];
}

function useOptions(data: Listed | undefined): readonly ListOption[] {
	return useMemo(
		() => data?.items.map(({ id, name, color }) => ({ value: id, label: name, color })) ?? none,
		[data],
	);
}
