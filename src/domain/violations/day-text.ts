import type { CheckedDay } from "./checked-day.ts";

/** "22:00-06:00": begin and end by the wall clock, over midnight where the end comes first. P: a pause, B: a break. */
export type PieceText = string;

/** A day in short. */
export interface DayText {
	readonly day: string;
	/** Shifts of pieces. */
	readonly shifts: readonly (readonly PieceText[])[];
	/** The shift before, with the day it began on. */
	readonly earlier?: readonly [day: string, ...PieceText[]];
	readonly birthday?: string;
	readonly other?: Partial<Pick<CheckedDay, "isExempt" | "isPublicHoliday" | "isEmployed">>;
	readonly core?: PieceText;
}
