import type { EpochMinute } from "../time/quantities.ts";
import type { DayMinutes } from "./day-minutes.ts";
import type { DayFacts, Span } from "./facts.ts";
import type { DayRules } from "./rules/day-rules.ts";

/** When a day is, and what was planned of it. */
export type RunningPlan = Pick<DayFacts, "begin" | "end" | "workingTime" | "breaks">;

/** How a day that is not over stands at this moment, in minutes. */
export interface StandNow {
	/** What should have been worked by now, and what holidays and absences credit of the day. */
	readonly targetMinutes: number;
	readonly balanceMinutes: number;
}

/**
 * The running day's target counts only to now: by the planned working time, less its fixed breaks, as far as it is over.
 * Where no times are planned nobody is behind before the day is over: what was worked is what was due, up to the target.
 * Records go by the whole day.
 *
 * Example: 8 hours from 08:00 to 16:30 with 30 minutes of break at 12:00; at 10:00 two hours are due.
 */
export function standNow(
	facts: RunningPlan,
	result: Pick<
		DayMinutes,
		| "targetMinutes"
		| "workedMinutes"
		| "extraMinutes"
		| "holidayCreditMinutes"
		| "absenceCreditMinutes"
	>,
	{ balanceMode }: Pick<DayRules, "balanceMode">,
	now: EpochMinute,
): StandNow {
	const { holidayCreditMinutes, absenceCreditMinutes } = result;
	const credited = holidayCreditMinutes + absenceCreditMinutes;
	const due = Math.max(0, result.targetMinutes - credited);
	const done = result.workedMinutes + result.extraMinutes;
	const dueNow = dueOf(facts, due, done, now);
	const difference = done - dueNow;
	return {
		targetMinutes: credited + dueNow,
		balanceMinutes: balanceMode === "BUILDUP_ONLY" ? Math.max(0, difference) : difference,
	};
}

function dueOf(facts: RunningPlan, target: number, done: number, now: EpochMinute): number {
	if (now >= facts.end) return target;
	if (now <= facts.begin) return 0;
	const { workingTime, breaks } = facts;
	const all = workingTime === null ? 0 : planned(workingTime, breaks);
	if (workingTime === null || all === 0) return Math.min(target, done);
	const end = Math.min(workingTime.end, now) as EpochMinute;
	const over = planned({ begin: workingTime.begin, end }, breaks);
	return Math.round((target * over) / all);
}

/** Minutes of a span that no fixed break takes. */
function planned({ begin, end }: Span, breaks: readonly Span[]): number {
	const taken = breaks.reduce(
		(sum, one) => sum + Math.max(0, Math.min(one.end, end) - Math.max(one.begin, begin)),
		0,
	);
	return Math.max(0, end - begin - taken);
}
