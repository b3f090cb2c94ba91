import type { AssignedAccount } from "./lines-of-month.ts";
import type { PayrollDay } from "./payroll-day.ts";

/** A day of eight hours that were worked, on no cost centre. */
export function workday(day: string, more: Partial<PayrollDay> = {}): PayrollDay {
	return {
		...{ day, targetMinutes: 480, workedMinutes: 480, holidayCreditMinutes: 0 },
		...{ absenceCreditMinutes: 0, extraMinutes: 0, balanceMinutes: 0 },
		...{ absences: [], surcharges: [], centres: [], hourlyCents: null },
		...{ baseCents: more.hourlyCents ?? null, ...more },
	};
}

export function account(
	type: AssignedAccount["type"],
	more: Partial<AssignedAccount> = {},
): AssignedAccount {
	return {
		...{ id: type, type, format: "HOURS", specialAccountId: null, activityId: null },
		...{ activityClass: null, workedOnly: false, factorPercent: 100, freePercent: 0 },
		...{ validFrom: "2026-01-01", validTo: null, ...more },
	};
}

/** Absent the whole of a day. */
export const away = (
	activityId: string,
	activityClass: "LEAVE" | "SICK" | "ABSENCE",
	more: {
		readonly costMinutes?: number;
		readonly cost?: number;
		readonly isCredited?: boolean;
	} = {},
) => ({ activityId, activityClass, isCredited: true, cost: 10_000, costMinutes: 480, ...more });
