import type { EpochMinute } from "../time/quantities.ts";

/** What special accounts count: work, pauses, or standby. */
export const timeCategories = ["WORKTIME", "PAUSETIME", "STANDBYTIME"] as const;
export type TimeCategory = (typeof timeCategories)[number];

/** The shift a piece belongs to; one object for all of its pieces. */
export interface PieceShift {
	/** Of the whole shift, after rounding: decides what was "taken up before". */
	readonly begin: EpochMinute;
	/** Net work of the whole shift, in minutes. */
	readonly netMinutes: number;
}

/**
 * A stretch of one person's time, half-open, of one category and one activity, as the rules before left it: automatic
 * pauses are cut out. Pieces of one person never overlap; their order does not matter, nor how finely they are cut.
 */
export interface WorkedPiece {
	readonly begin: EpochMinute;
	readonly end: EpochMinute;
	readonly category: TimeCategory;
	/** Class of the entry's activity, e.g. WORKTIME, ACTION, SHIFT_DAY. */
	readonly classType: string;
	readonly activity: string | null;
	readonly workspace: string | null;
	readonly unit: string | null;
	readonly shift: PieceShift;
}
