import { minuteOf } from "../../time/epoch.ts";
import type { Placed } from "../rules/day-rules.ts";
import { type RoundingSettings, roundTo } from "../rules/rounding.ts";
import { ruleStep, type Trace } from "../trace.ts";
import { coverWork, minutesOf, type Stretch } from "./stretch.ts";

/**
 * Puts the sum of the day's booked pauses on the grid: the last one takes from the work beside it what is missing, or
 * gives to it what is too much. Gaps between entries are no booked pauses.
 */
export function roundPauses(
	stretches: Stretch[],
	rule: Placed<RoundingSettings>,
	trace: Trace | null,
): void {
	let seconds = 0;
	let minutes = 0;
	for (const stretch of stretches) {
		if (!isBooked(stretch)) continue;
		seconds += secondsOf(stretch);
		minutes += stretch.end - stretch.begin;
	}
	if (minutes === 0) return;
	const { target, mode, gridMinutes } = rule.settings;
	if (mode === "NONE") return;
	const wanted = roundTo(seconds, gridMinutes * 60, mode) / 60;
	const before = trace === null ? 0 : minutesOf(stretches, "WORK");
	if (wanted > minutes) lengthen(stretches, wanted - minutes);
	if (wanted < minutes) shorten(stretches, minutes - wanted);
	if (trace === null || wanted === minutes) return;
	const after = minutesOf(stretches, "WORK");
	const parameters = { mode, gridMinutes, booked: minutes, rounded: wanted };
	trace.push(ruleStep(rule, target, [before, after], parameters));
}

function isBooked({ kind, entry }: Stretch): boolean {
	return kind === "PAUSE" && entry?.classType === "PAUSE";
}

/** As recorded, unless an earlier rule moved an edge. */
function secondsOf({ begin, end, entry }: Stretch): number {
	const isWhole = entry !== null && begin === minuteOf(entry.begin) && end === minuteOf(entry.end);
	return isWhole ? entry.end - entry.begin : (end - begin) * 60;
}

function lengthen(stretches: Stretch[], minutes: number): void {
	const last = stretches.findLast(isBooked) as Stretch;
	let { begin, end } = last;
	let left = minutes;
	const reach = endOfShift(stretches, last);
	while (left > 0 && end < reach) {
		const upTo = end + left;
		left -= coverWork(stretches, end, upTo, "PAUSE");
		end = upTo;
	}
	const start = stretches.find(({ shift }) => shift === last.shift)?.begin ?? 0;
	while (left > 0 && begin > start) {
		const from = Math.max(start, begin - left);
		left -= coverWork(stretches, from, begin, "PAUSE");
		begin = from;
	}
}

function endOfShift(stretches: readonly Stretch[], { shift }: Stretch): number {
	return stretches.findLast((one) => one.shift === shift)?.end ?? 0;
}

function shorten(stretches: Stretch[], minutes: number): void {
	let left = minutes;
	for (let at = stretches.length - 1; at >= 0 && left > 0; at--) {
		const stretch = stretches[at] as Stretch;
		if (!isBooked(stretch)) continue;
		const given = Math.min(left, stretch.end - stretch.begin);
		left -= given;
		giveToWork(stretches, at, given);
	}
}

function giveToWork(stretches: Stretch[], at: number, minutes: number): void {
	const pause = stretches[at] as Stretch;
	const behind = stretches[at + 1];
	const before = stretches[at - 1];
	if (behind?.kind === "WORK" && behind.begin === pause.end) {
		pause.end -= minutes;
		behind.begin -= minutes;
	} else if (before?.kind === "WORK" && before.end === pause.begin) {
		pause.begin += minutes;
		before.end += minutes;
	} else {
		pause.end -= minutes;
	}
	if (pause.begin === pause.end) stretches.splice(at, 1);
}
