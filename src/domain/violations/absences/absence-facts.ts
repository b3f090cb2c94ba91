import type { ChildSickYear } from "../../absences/child-sick.ts";
import type { Staffing } from "../../absences/minimum-staffing.ts";
import type { ActivityState } from "../../approval/approval-state.ts";
import type { AccountUnit } from "../../leave/amount/account-units.ts";
import type { DayCost, LeaveRange } from "../../leave/day-cost.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { AbsenceClass } from "../../working-time/facts.ts";

/** An absence beside the one that is wanted. */
export interface OtherAbsence {
	readonly id: string;
	readonly range: LeaveRange;
	readonly classType: AbsenceClass;
	readonly state: ActivityState;
	/** Nothing else of the person may lie in its time. */
	readonly exclusive: boolean;
	readonly isByHours: boolean;
}

/** What is wanted, and all that it may break. Days in their written form unless they are numbers. */
export interface AbsenceFacts {
	readonly wanted: Omit<OtherAbsence, "id" | "state">;
	readonly today: LocalDay;
	readonly costs: readonly (DayCost & { readonly day: LocalDay })[];
	readonly employment: { readonly entryDate: string | null; readonly exitDate: string | null };
	readonly others: readonly OtherAbsence[];
	readonly barriers: readonly BarrierMet[];
	/** Null where the department needs nobody in particular, and where nobody asks. */
	readonly staffing: Staffing | null;
	readonly substitute: {
		readonly rule: "NONE" | "OPTIONAL" | "REQUIRED";
		readonly isNamed: boolean;
		/** Days on which she is absent herself, or asks to be. */
		readonly absentOn: readonly DaysAway[];
	};
	/** By year; null where the absence is taken from no account. */
	readonly account: readonly YearAfter[] | null;
	/** What it takes of the quota of each of its years; null where it is not about a child that is ill. */
	readonly childSick: readonly ChildSickYear[] | null;
	/** Shifts that are planned on its days; null: none. */
	readonly shifts?: ShiftsMet | null;
	/** How many days back it may begin; null: any. */
	readonly retroactiveDays: number | null;
	/** Who asks may decide: what binds others she can put aside. */
	readonly mayOverride: boolean;
}

/** First and last day, in their written form. */
export interface DaysAway {
	readonly from: string;
	readonly to: string;
}

export interface ShiftsMet {
	readonly count: number;
	/** First and last day with one. */
	readonly from: string;
	readonly to: string;
	/** Who asks plans where one of them is. */
	readonly mayResolve: boolean;
}

export interface BarrierMet {
	readonly id: string;
	readonly name: string;
	readonly reason: string | null;
	readonly from: string;
	readonly to: string;
}

/** A year's account once the absence is taken from it, in its unit. */
export interface YearAfter {
	readonly year: number;
	readonly unit: AccountUnit;
	/** Null: none is set up. */
	readonly after: number | null;
	/** How far below 0 it may go. */
	readonly advance: number;
}

/** How grave a violation is, and whether it can be put aside by who is asking. */
export interface Rule {
	readonly severity: "INFO" | "WARNING" | "ERROR";
	readonly acceptable: boolean;
}

export const error = (mayOverride: boolean) =>
	({ severity: "ERROR", acceptable: mayOverride }) as const;
export const warning = { severity: "WARNING", acceptable: true } as const;
export const information = { severity: "INFO", acceptable: true } as const;
