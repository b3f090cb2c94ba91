import type { MonthDay, PersonMonth } from "./month-days.ts";

export const userId = "01a1fd2c-47a0-70d1-9a38-000000000071";

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

const night = {
	accountId: "01a1fd2c-47a0-70d1-9a38-0000000000a1",
	code: "NACHT",
	name: "Nachtzuschlag",
	minutes: 90,
	factorMinutes: 23,
};

/** Lena's November: an ordinary day, one that broke the law, leave, a holiday. */
export const month: PersonMonth = {
	userId,
	user: {
		id: userId,
		firstName: "Lena",
		lastName: "Vogt",
		personnelNumber: "20418",
	},
	month: "2026-11",
	zone: "Europe/Berlin",
	days: [
		sampleDay("2026-11-17", {
			workedMinutes: 466,
			pauseMinutes: 30,
			balanceMinutes: 4,
			firstBegin: "2026-11-17T07:00:00Z",
			lastEnd: "2026-11-17T15:16:00Z",
		}),
		sampleDay("2026-11-18", {
			workedMinutes: 632,
			balanceMinutes: 170,
			firstBegin: "2026-11-18T06:30:00Z",
			lastEnd: "2026-11-18T17:02:00Z",
			specialAccounts: [night],
			violations: [{ code: "OVER_10_HOURS", severity: "ERROR", minutes: 32 }],
			flags: ["VIOLATION"],
		}),
		sampleDay("2026-11-19", {
			absenceCreditMinutes: 462,
			balanceMinutes: 0,
			leaveDays: 1,
			flags: ["ABSENCE"],
		}),
		sampleDay("2026-11-20", {
			holidayCreditMinutes: 462,
			balanceMinutes: 0,
			holidayKind: "PUBLIC",
			pendingMinutes: 120,
			flags: ["HOLIDAY", "PENDING"],
		}),
		sampleDay("2026-11-21", { targetMinutes: 0, balanceMinutes: 0 }),
		sampleDay("2026-11-23"),
	],
	totals: {
		...figures,
		targetMinutes: 2310,
		workedMinutes: 1098,
		pauseMinutes: 30,
		holidayCreditMinutes: 462,
		absenceCreditMinutes: 462,
		balanceMinutes: -288,
		overtimeMinutes: 170,
		pendingMinutes: 120,
		leaveDays: 1,
	},
	untilYesterday: {
		targetMinutes: 1848,
		workedMinutes: 1098,
		balanceMinutes: 174,
	},
	untilNow: {
		day: "2026-11-21",
		targetMinutes: 1848,
		workedMinutes: 1140,
		balanceMinutes: 216,
	},
	specialAccounts: [night],
};
