import type { DayFacts, ShiftFact, Span } from "./facts.ts";
import type { DayRules } from "./rules/day-rules.ts";
import { coverWork } from "./stretches/cover-work.ts";
import { layShift } from "./stretches/lay-shift.ts";
import { normalizeShift } from "./stretches/normalize-shift.ts";
import { roundPauses } from "./stretches/round-pauses.ts";
import { roundShift } from "./stretches/round-shift.ts";
import { minutesOf, type Stretch } from "./stretches/stretch.ts";
import { takeAutomaticPauses } from "./stretches/take-automatic-pauses.ts";
import type { Trace } from "./trace.ts";

/** The day's shifts after cutting, rounding and all pauses, in order of time. */
export function layDay(facts: DayFacts, rules: DayRules, trace: Trace | null): Stretch[] {
	const stretches: Stretch[] = [];
	const { shifts, breaks } = facts;
	const limits = limitsOf(facts, rules);
	const isRounded = rules.roundBegin !== null || rules.roundEnd !== null;
	for (let index = 0; index < shifts.length; index++) {
		const shift = shifts[index] as ShiftFact;
		const first = stretches.length;
		layShift(stretches, shift, index);
		if (limits !== null && rules.normalize !== null)
			normalizeShift(stretches, first, limits, rules.normalize, trace);
		if (isRounded) roundShift(stretches, first, shift, facts.zone, rules, trace);
	}
	if (stretches.length === 0) return stretches;
	if (rules.roundPause !== null) roundPauses(stretches, rules.roundPause, trace);
	if (breaks.length > 0) takeFixedBreaks(stretches, breaks, trace);
	if (rules.autopause !== null) takeAutomaticPauses(stretches, rules.autopause, trace);
	return stretches;
}

function limitsOf(facts: DayFacts, { normalize }: DayRules): Span | null {
	if (normalize === null) return null;
	return normalize.settings.to === "FRAME" ? facts.frameTime : facts.workingTime;
}

/** Where work lies on them; who had a pause at that time anyway has none twice. */
function takeFixedBreaks(stretches: Stretch[], breaks: readonly Span[], trace: Trace | null): void {
	for (const { begin, end } of breaks) {
		const before = trace === null ? 0 : minutesOf(stretches, "WORK");
		const minutes = coverWork(stretches, begin, end, "PAUSE");
		if (minutes === 0) continue;
		trace?.push({
			rule: "FIXED_BREAK",
			ruleIndex: null,
			reason: "FIXED_BREAK",
			before,
			after: before - minutes,
			minutes: -minutes,
			parameters: { begin, end },
		});
	}
}
