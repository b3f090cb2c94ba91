/**
 * Who works when, as the solver sees it. A cell is one person on one day; it holds 0 for free or the number of a kind, which begins
 * at 1. All costs are whole numbers. What came before the period (a run that goes on, a night before the first day) is part of it as
 * leading days of fixed cells without cover; limits of totals then count these days too.
 */
export interface RosterProblem {
	readonly days: number;
	/** Of day 0; Monday = 0. */
	readonly firstWeekday: number;
	/** The first is number 1; at most 255. */
	readonly kinds: readonly ShiftKind[];
	readonly people: readonly RosterPerson[];
	/** At most one of a day and kind; where there is none, people may work and nobody is needed. */
	readonly cover: readonly Cover[];
	readonly tallies?: readonly Tally[];
}

export interface ShiftKind {
	/** Net of pauses. */
	readonly minutes: number;
	/** Numbers of kinds that nobody may work on the next day, for want of rest. */
	readonly notBefore: readonly number[];
}

export interface RosterPerson {
	readonly limits: PersonLimits;
	/** Cells that may not hold everything; a fixed cell has one value. */
	readonly allowed?: readonly AllowedValues[];
	readonly wishes?: readonly Wish[];
	/** What is planned now, and what each cell costs that leaves it. */
	readonly present?: { readonly cells: readonly number[]; readonly cost: number };
}

/** None may be broken. */
export interface PersonLimits {
	/** By kind, the first that of kind 1; 0: not able to. */
	readonly mostOfKind: readonly number[];
	readonly mostMinutes: number;
	readonly leastMinutes: number;
	/** Days in a row. A run that touches the first or the last day is never too short: it may go on outside. */
	readonly longestRun: number;
	readonly shortestRun: number;
	/** Free days in a row; the same at both ends. */
	readonly shortestRest: number;
	/** A weekend counts when its Saturday or its Sunday is worked. */
	readonly mostWeekends: number;
}

export interface AllowedValues {
	readonly day: number;
	readonly values: readonly number[];
}

/** Of what is wanted the cost is paid when the cell holds anything else, of what is unwanted when it holds that. */
export interface Wish {
	readonly day: number;
	readonly value: number;
	readonly isWanted: boolean;
	readonly cost: number;
}

export interface Cover {
	readonly day: number;
	readonly kind: number;
	readonly need: number;
	/** Of each who is missing, and of each too many. */
	readonly missingCost: number;
	readonly surplusCost: number;
}

/**
 * Something that is counted for each person: nights, weekends, holidays, hours. Its costs should grow with every further one
 * (convex), so that it is shared fairly; they begin with what each has had before.
 */
export interface Tally {
	/** What a cell counts, 0 or more, at `day * (number of kinds + 1) + value`. */
	readonly amounts: readonly number[];
	/** Of each person the cost of each count of this period from 0, none below 0; beyond the last one its last step goes on. */
	readonly costs: readonly (readonly number[])[];
	/** Of each person: never more than this; Infinity where only the cost holds it back. */
	readonly most: readonly number[];
}
