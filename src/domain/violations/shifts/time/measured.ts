import type { LocalDay } from "../../../time/quantities.ts";
import type { MonthViolation } from "../../month-violations.ts";

/** What is wrong with weeks, months and years of a plan; minutes unless said otherwise. */
export type TimeViolation =
	| (OfTime & {
			readonly code: "AVERAGE_24_WEEKS" | "AVERAGE_6_MONTHS" | "NIGHT_AVERAGE_4_WEEKS";
			readonly averageMinutes: number;
	  })
	| (OfTime & {
			readonly code: "FREE_SUNDAYS";
			/** Sundays of the year. */
			readonly free: number;
			readonly required: number;
	  })
	| (OfTime & { readonly code: "SUBSTITUTE_DAY"; readonly weeks: number })
	| (OfTime & {
			readonly code: "CONSECUTIVE_DAYS" | "MINOR_DAYS";
			readonly days: number;
			readonly most: number;
	  })
	| (OfTime & {
			readonly code:
				| "CONTRACT_HOURS_ABOVE"
				| "CONTRACT_HOURS_BELOW"
				| "MINOR_HOURS"
				| "MATERNITY_HOURS"
				| "MATERNITY_WEEKS"
				| "MATERNITY_NIGHT";
			readonly minutes: number;
	  })
	| (OfTime & { readonly code: "MINOR_WEEKEND" | "MATERNITY_SUNDAY" })
	| MonthViolation;

interface OfTime {
	/** As the law has it; what a department makes of it comes on top. */
	readonly severity: "INFO" | "WARNING" | "ERROR";
	readonly day: LocalDay;
}

/** A violation with the days that it is about, and how much there is of it: so it is seen whether a change makes it worse. */
export interface Measured {
	readonly violation: TimeViolation;
	readonly from: LocalDay;
	readonly to: LocalDay;
	readonly weight: number;
}

/** Those that were not there before, or are worse now. */
export function worsened(after: readonly Measured[], before: readonly Measured[]): TimeViolation[] {
	const byCode = Map.groupBy(before, ({ violation }) => violation.code);
	return after
		.filter(
			({ violation, from, to, weight }) =>
				!byCode
					.get(violation.code)
					?.some((one) => one.from <= to && one.to >= from && one.weight >= weight),
		)
		.map(({ violation }) => violation);
}
