import type { DayBounds } from "../time/day-bounds.ts";
import type { LocalDay } from "../time/quantities.ts";
import type { RulesByCategory } from "./plan-rules.ts";
import type { PreparedAccount } from "./prepared-account.ts";

/** A part of the day in which the calendar says the same for every minute. */
export interface Cell {
	/** Instants in minutes, half-open. */
	readonly begin: number;
	readonly end: number;
	readonly rules: RulesByCategory;
}

/** One calendar day of a place, cut for all of its people. Parts in which no account gets anything are left out. */
export interface DayPlan {
	readonly day: LocalDay;
	readonly bounds: DayBounds;
	readonly accounts: readonly PreparedAccount[];
	readonly cells: readonly Cell[];
}
