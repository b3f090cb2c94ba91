import { useMay } from "#kit/web/session/session-store.ts";

/** Whether one may close anybody's month at all; the server decides for each person. */
export function useMayClose(): boolean {
	const byTimes = useMay("timetrackings.manage", "FULL");
	const byPayroll = useMay("payroll.manage", "WRITE");
	return byTimes || byPayroll;
}
