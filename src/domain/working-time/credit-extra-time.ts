import { specialAccountsOn } from "../surcharge/special-accounts-on.ts";
import type { WorkedPiece } from "../surcharge/worked-piece.ts";
import type { LocalDay } from "../time/quantities.ts";
import type { DayFacts } from "./facts.ts";
import type { PlacedExtratime } from "./rules/day-rules.ts";
import { extraMinutes } from "./rules/extratime.ts";

/** Minutes that the rule credits for the work of a day's shifts, wherever it lies. */
export function creditExtraTime(
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
