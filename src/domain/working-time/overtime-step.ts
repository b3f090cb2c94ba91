import type { DayRules } from "./rules/day-rules.ts";
import type { TraceStep } from "./trace.ts";

/** How a day's overtime is explained, whichever period its rule counts by: it changes no minutes of work. */
export function overtimeStep(
	{ index, settings }: NonNullable<DayRules["overtime"]>,
	workedMinutes: number,
	overtimeMinutes: number,
): TraceStep {
	const { type, period, afterMinutes, factorPercent } = settings;
	return {
		rule: type,
		ruleIndex: index,
		reason: period,
		before: workedMinutes,
		after: workedMinutes,
		minutes: overtimeMinutes,
		parameters: { afterMinutes, factorPercent },
	};
}
