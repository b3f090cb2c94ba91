import type { Placed } from "./rules/day-rules.ts";
import { type RoundingSettings, roundTo } from "./rules/rounding.ts";
import type { Trace } from "./trace.ts";

/** The day's worked minutes on the grid; its intervals stay where they are. */
export function roundDuration(
	worked: number,
	{ index, settings }: Placed<RoundingSettings>,
	trace: Trace | null,
): number {
	const { type, target, mode, gridMinutes } = settings;
	const rounded = roundTo(worked, gridMinutes, mode);
	if (rounded === worked) return worked;
	trace?.push({
		rule: type,
		ruleIndex: index,
		reason: target,
		before: worked,
		after: rounded,
		minutes: rounded - worked,
		parameters: { mode, gridMinutes },
	});
	return rounded;
}
