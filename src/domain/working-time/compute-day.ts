import { specialAccountsOn } from "../surcharge/special-accounts-on.ts";
import type { WorkedPiece } from "../surcharge/worked-piece.ts";
import type { LocalDay } from "../time/quantities.ts";
import { creditAbsences } from "./credit-absences.ts";
import type { DayResult } from "./day-minutes.ts";
import type { DayFacts } from "./facts.ts";
import { holidayCredit } from "./holiday-work.ts";
import { layDay } from "./lay-day.ts";
import { overtimeStep } from "./overtime-step.ts";
import type { DayRules, Placed, PlacedExtratime } from "./rules/day-rules.ts";
import { extraMinutes } from "./rules/extratime.ts";
import { overtimeOf } from "./rules/overtime.ts";
import { type RoundingSettings, roundTo } from "./rules/rounding.ts";
import type { Stretch } from "./stretches/stretch.ts";
import { ruleStep, type Trace } from "./trace.ts";
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
	const holiday = holidayCredit(facts, worked);
	// nobody is absent from a holiday, whatever is credited of it
	const absence = creditAbsences(facts, holiday.share, worked);
	const { extratime } = rules;
	const pieces = extratime === null ? null : workedPieces(facts, intervals);
	const extra = creditExtraTime(facts, pieces, extratime);
	const credited = worked + holiday.minutes + absence.minutes + extra;
	const result = {
		day: facts.day,
		targetMinutes,
		workedMinutes: worked,
		pauseMinutes: sums.pause,
		autoPauseMinutes: sums.autoPause,
		holidayCreditMinutes: holiday.minutes,
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
	if (trace !== null) traceBalance(result, rules, trace, holiday.minutes < holiday.share);
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

/** The day's worked minutes on the grid; its intervals stay where they are. */
function roundDuration(
	worked: number,
	rule: Placed<RoundingSettings>,
	trace: Trace | null,
): number {
	const { target, mode, gridMinutes } = rule.settings;
	const rounded = roundTo(worked, gridMinutes, mode);
	if (rounded !== worked)
		trace?.push(ruleStep(rule, target, [worked, rounded], { mode, gridMinutes }));
	return rounded;
}

/** Minutes that the rule credits for the work of a day's shifts, wherever it lies. */
function creditExtraTime(
	facts: DayFacts,
	pieces: readonly WorkedPiece[] | null,
	rule: PlacedExtratime | null,
): number {
	if (rule === null || pieces === null || pieces.length === 0) return 0;
	let end = 0;
	for (const piece of pieces) if (piece.end > end) end = piece.end;
	let met = 0;
	// a shift that passes midnight lies on more than one day
	let day = facts.day;
	let begin = facts.begin as number;
	while (begin < end) {
		const found = rule.plan.dayOf(day);
		for (const { minutes } of specialAccountsOn(pieces, found)) met += minutes;
		begin = found.bounds.end;
		day = (day + 1) as LocalDay;
	}
	return extraMinutes(rule.settings, met);
}

function balanceOf(difference: number, { balanceMode }: DayRules): number {
	return balanceMode === "BUILDUP_ONLY" ? Math.max(0, difference) : difference;
}

function overtimeOfDay(worked: number, { overtime }: DayRules): number {
	return overtime !== null && overtime.settings.period === "DAY"
		? overtimeOf(overtime.settings, 0, worked)
		: 0;
}

/** Why a holiday credits less than its share, or nothing: that is said as well. */
const hoursOnly = "HOURS_ONLY";

/** The steps from the target to the balance, those that change something. */
function traceBalance(
	result: DayResult,
	{ extratime, overtime, balanceMode }: DayRules,
	trace: Trace,
	isHolidayWorked: boolean,
): void {
	let balance = 0;
	const add = (rule: string, minutes: number, reason = rule, ruleIndex: number | null = null) => {
		if (minutes === 0 && reason !== hoursOnly) return;
		const before = balance;
		balance += minutes;
		const numbers = { before, after: balance, minutes };
		trace.push({ rule, ruleIndex, reason, ...numbers, parameters: {} });
	};
	add("TARGET", -result.targetMinutes);
	add("WORKED", result.workedMinutes);
	add("HOLIDAY_CREDIT", result.holidayCreditMinutes, isHolidayWorked ? hoursOnly : undefined);
	add("ABSENCE_CREDIT", result.absenceCreditMinutes);
	const { mode } = extratime?.settings ?? { mode: "EXTRATIME" };
	add("EXTRATIME", result.extraMinutes, mode, extratime?.index);
	add("BALANCE_MODE", result.balanceMinutes - balance, balanceMode);
	const { workedMinutes, overtimeMinutes } = result;
	if (overtimeMinutes > 0 && overtime !== null)
		trace.push(overtimeStep(overtime, workedMinutes, overtimeMinutes));
}
