import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { times } from "#kit/contract/limits.ts";
import { useApi } from "#kit/web/use-api.ts";

export type Kind = AnswerOf<typeof activities.listShiftActivities>["activities"][number];

const none: readonly Kind[] = [];

/** All kinds of shift, archived ones too; none until they have come. */
export function useKinds(): readonly Kind[] {
	const { data } = useApi(
		activities.listShiftActivities,
		{},
		{ staleTime: times.organisationCache },
	);
	return data?.activities ?? none;
}
