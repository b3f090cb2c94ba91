import type { WorkedPiece } from "../surcharge/worked-piece.ts";
import type { LocalDay } from "../time/quantities.ts";
import type { DayMinutes } from "./day-minutes.ts";
import type { Stretch } from "./stretches/stretch.ts";
import type { TraceStep } from "./trace.ts";

/** What a day comes to. */
export interface DayResult extends DayMinutes {
	readonly day: LocalDay;
	/** Days of leave that the day costs. */
	readonly leaveDays: number;
	/** In order of time. */
	readonly intervals: readonly Readonly<Stretch>[];
	/** The same as special accounts see it, where a rule needed them; else null: `workedPieces` makes them. */
	readonly pieces: readonly WorkedPiece[] | null;
	/** Null where it was not asked for. */
	readonly trace: readonly TraceStep[] | null;
}

/** What a day comes to, without how. */
export function figuresOf(result: DayResult): DayMinutes & Pick<DayResult, "leaveDays"> {
	const { day: _day, intervals: _intervals, pieces: _pieces, trace: _trace, ...figures } = result;
	return figures;
}
