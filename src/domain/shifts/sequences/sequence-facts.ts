export const mostSequenceDays = 84;
export const mostShiftsADay = 5;

/** START_ON_MONDAY: its first day is the Monday of the week it begins in; START_ON_ANY_DAY: the first day of the range. */
export const sequenceStarts = ["START_ON_MONDAY", "START_ON_ANY_DAY"] as const;
export type SequenceStart = (typeof sequenceStarts)[number];

/** A run of days that is repeated. */
export interface ShiftSequence<Item> {
	readonly start: SequenceStart;
	/** One entry a day, 84 at most; an empty one is a hole: nothing is planned then. */
	readonly days: readonly (readonly Item[])[];
}

/** Somebody of a crew. */
export interface CrewMember {
	readonly userId: string;
	/** Days of the sequence that she is ahead of who begins with the first. */
	readonly offset: number;
}
