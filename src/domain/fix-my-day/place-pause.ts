import { instantOfLocal } from "../time/instant-of-local.ts";
import type { EpochMinute } from "../time/quantities.ts";
import type { Span } from "../working-time/facts.ts";
import type { GapDay } from "./gap-day.ts";

const noon = 12 * 60;
const quarter = 15;

/**
 * Where a pause is put into a stretch of work: at the plan's break, else at noon, else in the middle, so that nobody is
 * said to have worked longer in a row than § 4 ArbZG allows.
 *
 * @returns null where the stretch has no room for it
 */
export function placePause(
	stretch: Span,
	minutes: number,
	{ day, zone, plan, limits }: Pick<GapDay, "day" | "zone" | "plan" | "limits">,
): Span | null {
	const longest = limits.longestRunMinutes;
	const atBreak = plan?.breaks.find((one) => fits(lasting(one.begin, minutes), stretch, longest));
	if (atBreak !== undefined) return lasting(atBreak.begin, minutes);
	const atNoon = lasting(instantOfLocal(day, noon, zone), minutes);
	if (fits(atNoon, stretch, longest)) return atNoon;
	const middle = (stretch.begin + stretch.end - minutes) / 2;
	const begin = Math.floor(middle / quarter) * quarter;
	const placed = lasting(begin as EpochMinute, minutes);
	return placed.begin > stretch.begin && placed.end < stretch.end ? placed : null;
}

function lasting(begin: EpochMinute, minutes: number): Span {
	return { begin, end: (begin + minutes) as EpochMinute };
}

/** Inside, with work before and behind it that is not too long. */
function fits(pause: Span, { begin, end }: Span, longest: number): boolean {
	const before = pause.begin - begin;
	const after = end - pause.end;
	return before > 0 && after > 0 && Math.max(before, after) <= longest;
}
