import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { times } from "#kit/contract/limits.ts";
import { useApi } from "#kit/web/use-api.ts";

/** All kinds of shift, archived ones too; none until they have come. */
export function useShiftKinds() {
	const { data } = useApi(
		activities.listShiftActivities,
		{},
		{ staleTime: times.organisationCache },
	);
	return { kinds: data?.activities ?? [] };
}
