import { creditAbsences } from "./credit-absences.ts";
import { creditExtraTime } from "./credit-extra-time.ts";
import type { DayResult } from "./day-result.ts";
import type { DayFacts } from "./facts.ts";
import { layDay } from "./lay-day.ts";
import { roundDuration } from "./round-duration.ts";
import type { DayRules } from "./rules/day-rules.ts";
import { overtimeOf } from "./rules/overtime.ts";
import type { Stretch } from "./stretches/stretch.ts";
import type { Trace } from "./trace.ts";
import { traceBalance } from "./trace-balance.ts";
import { workedPieces } from "./worked-pieces.ts";

/**
 * A day by its facts and rules: the same facts make the same result, whenever and wherever.
 *
 * @param trace gets the steps in their order; none: nothing of them is made
 */
export function computeDay(
	facts: DayFacts,
	rules: DayRules,
	trace: Trace | null = null,
): DayResult {
	const intervals = layDay(facts, rules, trace);
	const sums = sumsOf(intervals);
	let { worked } = sums;
	if (rules.roundDuration !== null) worked = roundDuration(worked, rules.roundDuration, trace);
	const { targetMinutes } = facts;
	const holiday = Math.round(targetMinutes * facts.holidayFactor);
	const absence = creditAbsences(facts, holiday, worked);
	const { extratime } = rules;
	const pieces = extratime === null ? null : workedPieces(facts, intervals);
	const extra = creditExtraTime(facts, pieces, extratime);
	const credited = worked + holiday + absence.minutes + extra;
	const result = {
		day: facts.day,
		targetMinutes,
		workedMinutes: worked,
		pauseMinutes: sums.pause,
		autoPauseMinutes: sums.autoPause,
		holidayCreditMinutes: holiday,
		absenceCreditMinutes: absence.minutes,
		extraMinutes: extra,
		balanceMinutes: balanceOf(credited - targetMinutes, rules),
		overtimeMinutes: overtimeOfDay(worked, rules),
		pendingMinutes: facts.pendingMinutes,
		leaveDays: absence.leaveDays,
		intervals,
		pieces,
		trace,
	};
	if (trace !== null) traceBalance(result, rules, trace);
	return result;
}

function sumsOf(intervals: readonly Readonly<Stretch>[]) {
	let worked = 0;
	let pause = 0;
	let autoPause = 0;
	for (const { kind, begin, end } of intervals) {
		if (kind === "WORK" || kind === "BREAK") worked += end - begin;
		else if (kind === "PAUSE") pause += end - begin;
		else if (kind === "AUTOPAUSE") autoPause += end - begin;
	}
	return { worked, pause, autoPause };
}

function balanceOf(difference: number, { balanceMode }: DayRules): number {
	return balanceMode === "BUILDUP_ONLY" ? Math.max(0, difference) : difference;
}

function overtimeOfDay(worked: number, { overtime }: DayRules): number {
	return overtime !== null && overtime.settings.period === "DAY"
		? overtimeOf(overtime.settings, 0, worked)
		: 0;
}
