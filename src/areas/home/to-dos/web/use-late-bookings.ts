import { contract, monthCloseTopic } from "#areas/time-tracking/month-close/contract.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useFeature, useMay } from "#kit/web/session/session-store.ts";
import { renew, useApi } from "#kit/web/use-api.ts";

/** How many bookings came for closed months that one may correct; 0 for whoever may correct none. */
export function useLateBookings(isReady: boolean): number {
	const byTimes = useMay("timetrackings.manage", "FULL");
	const byPayroll = useMay("payroll.manage", "WRITE");
	const hasTimes = useFeature("TIMETRACKINGS");
	useLiveTopic(monthCloseTopic, () => void renew(contract.listLateBookings));
	const { data } = useApi(
		contract.listLateBookings,
		{ pageSize: 1 },
		{ enabled: isReady && hasTimes && (byTimes || byPayroll) },
	);
	return data?.total ?? 0;
}
