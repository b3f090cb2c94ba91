import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { times } from "#kit/contract/limits.ts";
import { useFeature } from "#kit/web/session/session-store.ts";
import { useApi } from "#kit/web/use-api.ts";

/** Whether the company has custom fields of absences; undefined until that is known. Their code comes only where there are any. */
export function useHasCustom(): boolean | undefined {
	const enabled = useFeature("CUSTOMFIELDS");
	const { data, isError } = useApi(
		customFields.listCustomFieldDescriptions,
		{ entity: "ABSENCE" },
		{ enabled, staleTime: times.organisationCache },
	);
	if (!enabled || isError) return false;
	return data && data.fields.length > 0;
}
