import type { MonthDay } from "./month-days.ts";

const figures = {
	targetMinutes: 462,
	workedMinutes: 0,
	pauseMinutes: 0,
	autoPauseMinutes: 0,
	holidayCreditMinutes: 0,
	absenceCreditMinutes: 0,
	extraMinutes: 0,
	balanceMinutes: -462,
	overtimeMinutes: 0,
	pendingMinutes: 0,
	leaveDays: 0,
};

export function sampleDay(day: string, change: Partial<MonthDay> = {}): MonthDay {
	return {
		day,
		...figures,
		firstBegin: null,
		lastEnd: null,
		holidayKind: null,
		netMinutes: 0,
		specialAccounts: [],
		violations: [],
		flags: [],
		...change,
	};
}
