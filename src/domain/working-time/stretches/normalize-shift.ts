import type { Span } from "../facts.ts";
import type { Placed } from "../rules/day-rules.ts";
import {
	type NormalizeSettings,
	normalizedBegin,
	normalizedEnd,
} from "../rules/normalize-to-worktime.ts";
import { ruleStep, type Trace } from "../trace.ts";
import { coverWork, minutesOf, type Stretch } from "./stretch.ts";

/**
 * Cuts the last shift laid, which begins at index `first`: its work outside of the limits becomes CUT, its pauses there
 * are gone.
 */
export function normalizeShift(
	stretches: Stretch[],
	first: number,
	limits: Span,
	rule: Placed<NormalizeSettings>,
	trace: Trace | null,
): void {
	const head = stretches[first];
	const tail = stretches.at(-1);
	if (head === undefined || tail === undefined) return;
	const begin = normalizedBegin(head.begin, limits, rule.settings);
	const end = normalizedEnd(tail.end, limits, rule.settings);
	if (begin === head.begin && end === tail.end) return;
	const worked = trace === null ? 0 : minutesOf(stretches, "WORK");
	cutOutside(stretches, first, begin, end);
	const left = () => minutesOf(stretches, "WORK");
	trace?.push(ruleStep(rule, rule.settings.to, [worked, left()], { begin, end }));
}

function cutOutside(stretches: Stretch[], first: number, begin: number, end: number): void {
	// what belongs to earlier shifts lies before this one's first stretch
	const from = (stretches[first] as Stretch).begin;
	for (const stretch of stretches.slice(first)) {
		if (stretch.kind === "BREAK" || stretch.kind === "PAUSE") clip(stretch, begin, end);
	}
	coverWork(stretches, from, begin, "CUT");
	coverWork(stretches, end, Number.POSITIVE_INFINITY, "CUT");
	for (let at = stretches.length - 1; at >= first; at--) {
		const { begin, end } = stretches[at] as Stretch;
		if (begin >= end) stretches.splice(at, 1);
	}
}

function clip(stretch: Stretch, begin: number, end: number): void {
	stretch.begin = Math.min(Math.max(stretch.begin, begin), stretch.end);
	stretch.end = Math.max(Math.min(stretch.end, end), stretch.begin);
}
