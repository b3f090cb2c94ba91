import { minuteOf } from "../../time/epoch.ts";
import type { EpochSecond } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import type { ShiftFact, WorkFact } from "../facts.ts";
import type { DayRules, Placed } from "../rules/day-rules.ts";
import { type RoundingSettings, roundEdge } from "../rules/rounding.ts";
import { ruleStep, type Trace } from "../trace.ts";
import type { Stretch } from "./stretch.ts";

/**
 * Rounds the outer edges of the last shift laid, which begins at index `first`. Neither grows over what was cut or over
 * the shift before; a shift that ends before it begins is gone.
 */
export function roundShift(
	stretches: Stretch[],
	first: number,
	shift: ShiftFact,
	zone: Zone,
	rules: DayRules,
	trace: Trace | null,
): void {
	let head = first;
	let tail = stretches.length - 1;
	while (stretches[head]?.kind === "CUT") head++;
	while (tail > head && stretches[tail]?.kind === "CUT") tail--;
	if (head > tail) return;
	const begin = Math.max(
		roundedBegin(stretches[head] as Stretch, shift, zone, rules, trace),
		stretches[head - 1]?.end ?? Number.NEGATIVE_INFINITY,
	);
	const end = Math.min(
		roundedEnd(stretches[tail] as Stretch, shift, zone, rules, trace),
		stretches[tail + 1]?.begin ?? Number.POSITIVE_INFINITY,
	);
	if (end > begin) moveEdges(stretches, head, tail, begin, end);
	else stretches.splice(head, tail - head + 1);
}

function roundedBegin(
	{ begin }: Stretch,
	{ entries, beginsHere }: ShiftFact,
	zone: Zone,
	{ roundBegin }: DayRules,
	trace: Trace | null,
): number {
	const recorded = (entries[0] as WorkFact).begin;
	const isRecorded = begin === minuteOf(recorded);
	if (roundBegin === null || (isRecorded && !beginsHere)) return begin;
	const edge = isRecorded ? recorded : ((begin * 60) as EpochSecond);
	const rounded = roundEdge(edge, roundBegin.settings, zone);
	if (rounded !== begin) trace?.push(stepOf(roundBegin, begin, rounded));
	return rounded;
}

function roundedEnd(
	{ end }: Stretch,
	{ entries, endsHere }: ShiftFact,
	zone: Zone,
	{ roundEnd }: DayRules,
	trace: Trace | null,
): number {
	const recorded = (entries.at(-1) as WorkFact).end;
	const isRecorded = end === minuteOf(recorded);
	if (roundEnd === null || (isRecorded && !endsHere)) return end;
	const edge = isRecorded ? recorded : ((end * 60) as EpochSecond);
	const rounded = roundEdge(edge, roundEnd.settings, zone);
	if (rounded !== end) trace?.push(stepOf(roundEnd, end, rounded));
	return rounded;
}

function stepOf(rule: Placed<RoundingSettings>, before: number, after: number) {
	const { target, mode, gridMinutes } = rule.settings;
	return ruleStep(rule, target, [before, after], { mode, gridMinutes });
}

/** At least one stretch stays, whatever is left of it. */
function moveEdges(
	stretches: Stretch[],
	head: number,
	tail: number,
	begin: number,
	end: number,
): void {
	let last = tail;
	for (let at = tail; at >= head && last > head; at--) {
		const stretch = stretches[at] as Stretch;
		if (stretch.end > begin && stretch.begin < end) continue;
		stretches.splice(at, 1);
		last--;
	}
	(stretches[head] as Stretch).begin = begin;
	(stretches[last] as Stretch).end = end;
}
