import { type AutopauseSettings, automaticPauses } from "../rules/autopause.ts";
import type { Placed } from "../rules/day-rules.ts";
import { ruleStep, type Trace } from "../trace.ts";
import { coverWorkAfter, minutesOf, type Stretch } from "./stretch.ts";

/** Takes the automatic pauses off the day's work and says how many minutes they are. */
export function takeAutomaticPauses(
	stretches: Stretch[],
	rule: Placed<AutopauseSettings>,
	trace: Trace | null,
): number {
	const { settings } = rule;
	const net = minutesOf(stretches, "WORK");
	if (!settings.steps.some(({ afterMinutes }) => net > afterMinutes)) return 0;
	const counted = countedMinutes(stretches, settings.minBlockMinutes);
	let taken = 0;
	for (const { afterMinutes, minutes } of automaticPauses(settings, net, counted)) {
		const start = startOf(stretches, afterMinutes, minutes);
		coverWorkAfter(stretches, start, minutes, "AUTOPAUSE");
		const before = net - taken;
		taken += minutes;
		const parameters = { netMinutes: net, afterMinutes, countedMinutes: counted };
		trace?.push(ruleStep(rule, settings.behaviour, [before, net - taken], parameters));
	}
	return taken;
}

/** Pauses that are long enough; what follows without work in between is one block, paid or not. */
function countedMinutes(stretches: readonly Stretch[], minBlockMinutes: number): number {
	let counted = 0;
	let block = 0;
	let reached = 0;
	for (const { kind, begin, end } of stretches) {
		const isPause = kind === "PAUSE" || kind === "BREAK";
		if (!isPause || begin !== reached) {
			if (block >= minBlockMinutes) counted += block;
			block = 0;
		}
		if (isPause) block += end - begin;
		reached = end;
	}
	return block >= minBlockMinutes ? counted + block : counted;
}

/**
 * After how much of the day's work a pause begins: where the threshold is reached, pulled forward so that it ends with the
 * shift it lies in.
 */
function startOf(stretches: readonly Stretch[], afterMinutes: number, minutes: number): number {
	let passed = 0;
	let shift = -1;
	for (const stretch of stretches) {
		if (stretch.kind !== "WORK") continue;
		if (shift >= 0 && stretch.shift !== shift) break;
		passed += stretch.end - stretch.begin;
		if (shift < 0 && passed > afterMinutes) shift = stretch.shift;
	}
	return Math.max(0, Math.min(afterMinutes, passed - minutes));
}
