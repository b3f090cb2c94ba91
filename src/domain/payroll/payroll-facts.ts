import type { AssignedAccount } from "./lines/lines-of-month.ts";
import type { AwayOnDay, PayrollDay } from "./lines/payroll-day.ts";

/**
 * Whom the hours of a day are charged to: the cost centres of the person, of the department the day belongs to, of the workspaces
 * or of the activities of the day's work, or nobody's.
 */
export const chargings = ["NOBODY", "USER", "UNIT", "WORKSPACE", "ACTIVITY"] as const;
export type Charging = (typeof chargings)[number];

/** Whether it takes what the time of days was spent on. */
export function isByWork(chargeBy: Charging): boolean {
	return chargeBy === "WORKSPACE" || chargeBy === "ACTIVITY";
}

/** How a salary is cut in a month in which somebody comes, goes, or is paid differently. */
export const proRatas = ["CALENDAR_DAYS", "WORKING_DAYS", "THIRTIETHS"] as const;
export type ProRata = (typeof proRatas)[number];

interface Dated {
	/** Civil days, both included; null: until further notice. */
	readonly from: string;
	readonly to: string | null;
}

type Figures =
	| "day"
	| "targetMinutes"
	| "workedMinutes"
	| "holidayCreditMinutes"
	| "absenceCreditMinutes"
	| "extraMinutes"
	| "balanceMinutes";

export interface PaidWage extends Dated {
	readonly kind: "HOURLY" | "MONTHLY";
	readonly cents: number;
}

/** Time of a day that was spent on something. */
export interface Work {
	readonly workspaceId: string | null;
	readonly activityId: string;
	readonly minutes: number;
}

export interface Charge extends Dated {
	readonly target: Exclude<Charging, "NOBODY">;
	readonly targetId: string;
	readonly costCentreId: string;
	/** Of ten thousand. */
	readonly parts: number;
}

/** Everything that payroll knows of a person's month. */
export interface PayrollFacts {
	/** In order; days on which nobody is employed are left out. */
	readonly days: readonly (Pick<PayrollDay, Figures> & {
		readonly unitId: string;
		/** What the time of the day was spent on, where it is charged by that. */
		readonly works?: readonly Work[];
	})[];
	readonly absences: readonly (AwayOnDay & { readonly day: string })[];
	readonly surcharges: readonly {
		readonly day: string;
		readonly accountId: string;
		readonly minutes: number;
	}[];
	/** Cost centres of the person, of departments, workspaces and activities. */
	readonly charges: readonly Charge[];
	readonly wages: readonly PaidWage[];
	readonly contracts: readonly (Dated & { readonly weeklyMinutes: number })[];
	readonly accounts: readonly AssignedAccount[];
	readonly leave: { readonly days: number; readonly minutes: number };
}
