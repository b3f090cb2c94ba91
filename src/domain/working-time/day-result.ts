import type { WorkedPiece } from "../surcharge/worked-piece.ts";
import type { LocalDay } from "../time/quantities.ts";
import type { Stretch } from "./stretches/stretch.ts";
import type { TraceStep } from "./trace.ts";

/** Minutes of a day, by what they are. */
export interface DayMinutes {
	/** What the contract asks for, holidays included. */
	readonly targetMinutes: number;
	/** Breaks included, pauses not. */
	readonly workedMinutes: number;
	/** Booked, fixed, and gaps inside of shifts. */
	readonly pauseMinutes: number;
	readonly autoPauseMinutes: number;
	readonly holidayCreditMinutes: number;
	readonly absenceCreditMinutes: number;
	readonly extraMinutes: number;
	/** worked + credits + extra − target, never below 0 where only plus hours build up. */
	readonly balanceMinutes: number;
	/** Beyond the threshold of a day; those of weeks and months are the period's. */
	readonly overtimeMinutes: number;
	/** Nobody approved them yet; in no other figure. */
	readonly pendingMinutes: number;
}

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
