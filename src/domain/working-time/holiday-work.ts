import type { FreeFactor } from "../holidays/holiday-facts.ts";

/**
 * CREDIT_PLUS_HOURS: the holiday is credited whatever is worked; HOURS_ONLY: work on the holiday stands in place of its credit;
 * SUBSTITUTE_DAY: so too, and another day is off for it.
 */
export const holidayWorkModes = ["CREDIT_PLUS_HOURS", "HOURS_ONLY", "SUBSTITUTE_DAY"] as const;
export type HolidayWork = (typeof holidayWorkModes)[number];

export const usualHolidayWork: HolidayWork = "CREDIT_PLUS_HOURS";

/** Within so many weeks a holiday that was worked is made up for (§ 11 (3) ArbZG). */
export const usualSubstituteWeeks = 8;

export interface HolidayCredit {
	/** The holiday's share of the target: of it nobody is absent. */
	readonly share: number;
	/** What is credited of it. */
	readonly minutes: number;
}

/**
 * What a holiday credits of a day's target. Where only hours count, work beyond what the day owes besides the holiday takes the
 * place of the credit, minute by minute: who works less than the holiday is worth loses nothing.
 */
export function holidayCredit(
	{
		targetMinutes,
		holidayFactor,
		holidayWork = usualHolidayWork,
	}: {
		readonly targetMinutes: number;
		readonly holidayFactor: FreeFactor;
		readonly holidayWork?: HolidayWork;
	},
	workedMinutes: number,
): HolidayCredit {
	const share = Math.round(targetMinutes * holidayFactor);
	if (holidayWork === "CREDIT_PLUS_HOURS") return { share, minutes: share };
	const workedOnIt = Math.max(0, workedMinutes - (targetMinutes - share));
	return { share, minutes: Math.max(0, share - workedOnIt) };
}
