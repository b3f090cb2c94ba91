import * as z from "zod/mini";
import type { WorkedPiece } from "../surcharge/worked-piece.ts";
import type { LocalDay } from "../time/quantities.ts";
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

const minutes = z.int();

/** Figures of a day in minutes, in the order in which they are shown. */
export const figures = {
	/** What the contract asks for, holidays included. */
	targetMinutes: minutes.check(z.describe("Soll: what the contract asks for, holidays included")),
	/** Breaks included, pauses not. */
	workedMinutes: minutes.check(
		z.describe("Gearbeitet: without any credit. Worked + credits = actual (Ist)"),
	),
	/** Booked, fixed, and gaps inside of shifts. */
	pauseMinutes: minutes,
	autoPauseMinutes: minutes,
	holidayCreditMinutes: minutes.check(z.describe("Credit of holidays")),
	absenceCreditMinutes: minutes.check(z.describe("Credit of absences")),
	extraMinutes: minutes.check(z.describe("Credit of rules of extra time")),
	/** worked + credits + extra − target, never below 0 where only plus hours build up. */
	balanceMinutes: minutes.check(
		z.describe(
			"Saldo: actual (worked + holiday credit + absence credit + extra) − target; where only plus hours build up, a day is never below 0",
		),
	),
	/** Beyond the threshold of a day; those of weeks and months are the period's. */
	overtimeMinutes: minutes,
	/** Nobody approved them yet; in no other figure. */
	pendingMinutes: minutes,
};

export type FigureName = keyof typeof figures;
export type DayMinutes = Readonly<Record<FigureName, number>>;

export const figureNames = Object.keys(figures) as readonly FigureName[];

type Actual = Pick<
	DayMinutes,
	"workedMinutes" | "holidayCreditMinutes" | "absenceCreditMinutes" | "extraMinutes"
>;

/** "Gutschriften": what holidays, absences and rules credit, together. */
export function creditMinutesOf(of: Omit<Actual, "workedMinutes">): number {
	return of.holidayCreditMinutes + of.absenceCreditMinutes + of.extraMinutes;
}

/** "Ist", everywhere: worked and credits; less the target it is the balance. */
export function actualMinutesOf(of: Actual): number {
	return of.workedMinutes + creditMinutesOf(of);
}

/** Breaks that were taken, and those that a rule takes off. */
export function pauseMinutesOf(of: Pick<DayMinutes, "pauseMinutes" | "autoPauseMinutes">): number {
	return of.pauseMinutes + of.autoPauseMinutes;
}

/** Nothing was due and nothing was done: there is no balance to speak of. */
export function isFree(day: DayMinutes): boolean {
	return day.targetMinutes === 0 && actualMinutesOf(day) === 0;
}

/** Figures with those that follow from them, so that a line adds up wherever it is shown. */
export function withActual<Row extends Actual>(row: Row) {
	return { ...row, creditMinutes: creditMinutesOf(row), actualMinutes: actualMinutesOf(row) };
}

/** What some figures of all rows come to. */
export function sumsOf<const Name extends string>(
	rows: readonly Readonly<Record<NoInfer<Name>, number>>[],
	names: readonly Name[],
): Record<Name, number> {
	const sums = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
	for (const row of rows) for (const name of names) sums[name] += row[name];
	return sums;
}

/** What a day comes to, without how. */
export function figuresOf(result: DayResult): DayMinutes & Pick<DayResult, "leaveDays"> {
	const { day: _day, intervals: _intervals, pieces: _pieces, trace: _trace, ...figures } = result;
	return figures;
}
