import { minuteOf } from "../time/epoch.ts";
import type { DayFacts, ShiftFact, Span, WorkFact } from "./facts.ts";
import type { DayRules } from "./rules/day-rules.ts";
import { normalizeShift } from "./stretches/normalize-shift.ts";
import { roundPauses } from "./stretches/round-pauses.ts";
import { roundShift } from "./stretches/round-shift.ts";
import { coverWork, minutesOf, type Stretch, type StretchKind } from "./stretches/stretch.ts";
import { takeAutomaticPauses } from "./stretches/take-automatic-pauses.ts";
import type { ClockClass } from "./timeline/time-class.ts";
import type { Trace } from "./trace.ts";

const kinds: Readonly<Record<ClockClass | "SHIFT_STANDBY", StretchKind>> = {
	WORKTIME: "WORK",
	ACTION: "WORK",
	SHIFT_STANDBY: "WORK",
	PAUSE: "PAUSE",
	BREAK: "BREAK",
};

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

/**
 * Appends a shift's stretches in whole minutes: seconds of an edge are left out on either side of it, so that no minute
 * is lost or counted twice where one entry follows another. A gap between entries is a pause.
 */
function layShift(stretches: Stretch[], { entries }: ShiftFact, shift: number): void {
	let reached = minuteOf((entries[0] as WorkFact).begin) as number;
	for (const entry of entries) {
		const begin = minuteOf(entry.begin);
		const end = minuteOf(entry.end);
		if (begin > reached) {
			const gap = { begin: reached, end: begin, entry: null, shift };
			stretches.push({ ...gap, kind: "PAUSE" });
		}
		if (end > begin) {
			const kind = kinds[entry.classType];
			stretches.push({ begin, end, kind, entry, shift });
		}
		reached = end;
	}
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
