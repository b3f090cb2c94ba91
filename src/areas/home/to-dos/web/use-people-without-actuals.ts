import { contract } from "#areas/time-tracking/fix-my-day/contract.ts";
import { useFeature, useMay } from "#kit/web/session/session-store.ts";
import { useApi } from "#kit/web/use-api.ts";

/** Of many people it is no small question, and nothing that changes by the minute. */
const staleTime = 300_000;

/** How many people one may read lack actual time on some day; 0 for whoever may read nobody. */
export function usePeopleWithoutActuals(isReady: boolean): number {
	const mayRead = useMay("timetrackings.manage", "READ");
	const hasTimes = useFeature("TIMETRACKINGS");
	const { data } = useApi(
		contract.listDaysWithoutActuals,
		{ pageSize: 1 },
		{ enabled: isReady && mayRead && hasTimes, staleTime },
	);
	return data?.total ?? 0;
}
