import type { EpochMinute } from "../time/quantities.ts";
import type { RecordedPiece, RecordedShift } from "./checked-day.ts";
import type { BreakDuty, WorkLimits } from "./work-limits.ts";

/** What one shift amounts to, in minutes. */
export interface ShiftFigures {
	readonly netMinutes: number;
	/** Interruptions long enough, and where the law wants them. */
	readonly breakMinutes: number;
	/** Longest work without such a one. */
	readonly longestRunMinutes: number;
}

/** First and last minute of work; null where a shift holds none. */
export function workSpan({
	pieces,
}: RecordedShift): { begin: EpochMinute; end: EpochMinute } | null {
	let begin: EpochMinute | null = null;
	let end: EpochMinute | null = null;
	for (const piece of pieces) {
		if (!isWork(piece)) continue;
		begin ??= piece.begin;
		end = piece.end;
	}
	return begin === null || end === null ? null : { begin, end };
}

/**
 * Net work, breaks and the longest work without one. An interruption is all that lies between two pieces of work, be it
 * recorded as pause, as break or not at all; it ends a run of work only when it is as long as the law wants.
 *
 * Example: 08:00 to 14:30 with a pause of 10 minutes → net 380, breaks 0, longest run 380.
 */
export function shiftFigures(shift: RecordedShift, limits: WorkLimits): ShiftFigures {
	const span = workSpan(shift);
	let netMinutes = 0;
	let breakMinutes = 0;
	let longestRunMinutes = 0;
	let run = 0;
	let reach = span?.begin ?? 0;
	for (const piece of shift.pieces) {
		if (!isWork(piece)) continue;
		const interruption = piece.begin - reach;
		if (interruption >= limits.breakBlockMinutes) {
			run = 0;
			// `span` is there, since there is work
			if (isWellPlaced(reach, piece.begin, span as Span, limits)) breakMinutes += interruption;
		}
		const minutes = piece.end - piece.begin;
		netMinutes += minutes;
		run += minutes;
		longestRunMinutes = Math.max(longestRunMinutes, run);
		reach = piece.end;
	}
	return { netMinutes, breakMinutes, longestRunMinutes };
}

type Span = NonNullable<ReturnType<typeof workSpan>>;

/** § 11 (2) JArbSchG keeps breaks of the young out of the first and the last hour. */
function isWellPlaced(
	begin: number,
	end: number,
	span: Span,
	{ breakMarginMinutes }: WorkLimits,
): boolean {
	return begin >= span.begin + breakMarginMinutes && end <= span.end - breakMarginMinutes;
}

export function isWork(piece: RecordedPiece): boolean {
	return piece.kind === "WORK";
}

/** The break that so much net work needs, in minutes. Example, adults: 360 → 0, 361 → 30, 541 → 45. */
export function requiredBreak(netMinutes: number, duties: readonly BreakDuty[]): number {
	let required = 0;
	for (const { afterMinutes, minutes } of duties) {
		if (netMinutes > afterMinutes) required = Math.max(required, minutes);
	}
	return required;
}
