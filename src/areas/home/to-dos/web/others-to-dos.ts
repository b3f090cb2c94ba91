import { contract as gaps } from "#areas/time-tracking/fix-my-day/contract.ts";
import {
	contract as monthCloses,
	monthCloseTopic,
} from "#areas/time-tracking/month-close/contract.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useFeature, useMay } from "#kit/web/session/session-store.ts";
import { renew, useApi } from "#kit/web/use-api.ts";

/** How many bookings came for closed months that one may correct; 0 for people who may correct none. */
export function useLateBookings(isReady: boolean): number {
	const byTimes = useMay("timetrackings.manage", "FULL");
	const byPayroll = useMay("payroll.manage", "WRITE");
	const hasTimes = useFeature("TIMETRACKINGS");
	useLiveTopic(monthCloseTopic, () => void renew(monthCloses.listLateBookings));
	const { data } = useApi(
		monthCloses.listLateBookings,
		{ pageSize: 1 },
		{ enabled: isReady && hasTimes && (byTimes || byPayroll) },
	);
	return data?.total ?? 0;
}

/** Of many people it is no small question, and nothing that changes by the minute. */
const staleTime = 300_000;

/** How many people one may read lack actual time on some day; 0 for people who may read nobody. */
export function usePeopleWithoutActuals(isReady: boolean): number {
	const mayRead = useMay("timetrackings.manage", "READ");
	const hasTimes = useFeature("TIMETRACKINGS");
	const { data } = useApi(
		gaps.listDaysWithoutActuals,
		{ pageSize: 1 },
		{ enabled: isReady && mayRead && hasTimes, staleTime },
	);
	return data?.total ?? 0;
}
