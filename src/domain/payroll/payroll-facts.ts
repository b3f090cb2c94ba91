import type { AssignedAccount } from "./lines/lines-of-month.ts";
import type { AwayOnDay, PayrollDay } from "./lines/payroll-day.ts";

/** Whom the hours of a day are charged to: the cost centres of the person, of the department the day belongs to, or nobody's. */
export const chargings = ["NOBODY", "USER", "UNIT"] as const;
export type Charging = (typeof chargings)[number];

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

/** Everything that payroll knows of a person's month. */
export interface PayrollFacts {
	/** In order; days on which nobody is employed are left out. */
	readonly days: readonly (Pick<PayrollDay, Figures> & { readonly unitId: string })[];
	readonly absences: readonly (AwayOnDay & { readonly day: string })[];
	readonly surcharges: readonly {
		readonly day: string;
		readonly accountId: string;
		readonly minutes: number;
	}[];
	/** Cost centres of the person and of departments, in parts of ten thousand. */
	readonly charges: readonly (Dated & {
		readonly target: "USER" | "UNIT";
		readonly targetId: string;
		readonly costCentreId: string;
		readonly parts: number;
	})[];
	readonly wages: readonly PaidWage[];
	readonly contracts: readonly (Dated & { readonly weeklyMinutes: number })[];
	readonly accounts: readonly AssignedAccount[];
	readonly leave: { readonly days: number; readonly minutes: number };
}
