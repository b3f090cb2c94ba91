import type { LeaveRange } from "../leave/day-cost.ts";
import type { LocalDay } from "../time/quantities.ts";
import type { DayPart } from "../working-time/layout/absence-span.ts";

/** Half days since the epoch, the last one exclusive. */
export interface Slots {
	readonly begin: number;
	readonly end: number;
}

/** Example: the afternoon of day 10 to the end of day 11 → { begin: 21, end: 24 } */
export function slotsOf({ from, to, fromPart, toPart }: LeaveRange): Slots {
	return {
		begin: from * 2 + (fromPart === "SECOND_HALF" ? 1 : 0),
		end: to * 2 + (toPart === "FIRST_HALF" ? 1 : 2),
	};
}

/** The range of some half days, at least one. */
export function rangeOfSlots({ begin, end }: Slots): LeaveRange {
	const from = Math.floor(begin / 2) as LocalDay;
	const to = Math.floor((end - 1) / 2) as LocalDay;
	const fromPart: DayPart = begin % 2 === 0 ? "WHOLE" : "SECOND_HALF";
	const toPart: DayPart = end % 2 === 0 ? "WHOLE" : "FIRST_HALF";
	if (from < to) return { from, to, fromPart, toPart };
	const part = toPart === "FIRST_HALF" ? "FIRST_HALF" : fromPart;
	return { from, to, fromPart: part, toPart: part };
}

export function slotsMeet(one: Slots, other: Slots): boolean {
	return one.begin < other.end && other.begin < one.end;
}

/** What becomes of an absence that gives way to another. */
export type GivingWay =
	| { readonly kind: "CANCEL" }
	| { readonly kind: "SHORTEN"; readonly left: LeaveRange }
	| { readonly kind: "SPLIT"; readonly left: LeaveRange; readonly right: LeaveRange };

/**
 * What is left of a range where another takes its half days: nothing, one piece, or one before and one after it. Both must meet.
 */
export function giveWay(old: LeaveRange, taken: LeaveRange): GivingWay {
	const was = slotsOf(old);
	const now = slotsOf(taken);
	const before = now.begin > was.begin && rangeOfSlots({ begin: was.begin, end: now.begin });
	const after = now.end < was.end && rangeOfSlots({ begin: now.end, end: was.end });
	if (before && after) return { kind: "SPLIT", left: before, right: after };
	const left = before || after;
	return left ? { kind: "SHORTEN", left } : { kind: "CANCEL" };
}
