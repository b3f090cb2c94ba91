import type { awayClasses } from "../payroll-account.ts";

/** Parts that the cost centres of a day add up to. */
export const allParts = 10_000;
/** A whole day in ten thousandths, as accounts in days count. */
export const wholeDay = 10_000;

/** An absence on one day. */
export interface AwayOnDay {
	readonly activityId: string;
	readonly activityClass: (typeof awayClasses)[number];
	/** Whether its hours count as if they had been worked. */
	readonly isCredited: boolean;
	/** Of a workday, in ten thousandths. */
	readonly cost: number;
	/** The planned minutes it takes. */
	readonly costMinutes: number;
}

/** What a day of a person came to, and whom it is charged to. */
export interface PayrollDay {
	/** Civil day, e.g. 2026-06-08. */
	readonly day: string;
	readonly targetMinutes: number;
	readonly workedMinutes: number;
	readonly holidayCreditMinutes: number;
	readonly absenceCreditMinutes: number;
	readonly extraMinutes: number;
	readonly balanceMinutes: number;
	readonly absences: readonly AwayOnDay[];
	readonly surcharges: readonly { readonly accountId: string; readonly minutes: number }[];
	/** In parts of `allParts`; empty: charged to nobody. */
	readonly centres: readonly { readonly costCentreId: string; readonly parts: number }[];
	/** What an hour is paid with; null of people paid by the month, and where nothing is known. */
	readonly hourlyCents: number | null;
	/** What surcharges are reckoned by: the hourly wage, of a salary what an hour of it comes to. */
	readonly baseCents: number | null;
}
