import { mondayOf, weekdayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";

/** A kind of shift: minutes of the day on the wall clock; an end beyond 1440 lies on the next day. */
export interface ShiftKind {
	readonly letter: string;
	readonly name: string;
	readonly begin: number;
	readonly end: number;
	readonly pauseMinutes: number;
}

// biome-ignore format: a table, one row a line
const shiftKinds: Readonly<Record<string, ShiftKind>> = {
	F: { letter: "F", name: "Früh",  begin: 6 * 60,  end: 14 * 60 + 12, pauseMinutes: 30 },
	S: { letter: "S", name: "Spät",  begin: 13 * 60, end: 21 * 60 + 12, pauseMinutes: 30 },
	N: { letter: "N", name: "Nacht", begin: 21 * 60, end: 30 * 60 + 15, pauseMinutes: 45 },
	T: { letter: "T", name: "Tag",   begin: 8 * 60,  end: 16 * 60 + 12, pauseMinutes: 30 },
	B: { letter: "B", name: "Backstube", begin: 3 * 60, end: 11 * 60 + 30, pauseMinutes: 30 },
};

interface Pattern {
	/** Whole weeks from Monday; a dot is a free day. */
	readonly days: string;
	/** Days by which each is ahead of the one before: 5 spreads a ward over its four weeks, 7 keeps weekends free. */
	readonly stagger: 0 | 5 | 7;
	readonly worksOnHolidays: boolean;
}

export type PatternName = "ward" | "wardDays" | "office" | "clinic" | "bakery";

// No early shift follows a late one: eleven hours of rest lie between them.
// biome-ignore format: a table, one row a line
const patterns: Readonly<Record<PatternName, Pattern>> = {
	ward:     { days: "FFFSS..TTSSS..NNNN...FFFTS..", stagger: 5, worksOnHolidays: true },
	wardDays: { days: "TTTTT..FFFFT..",               stagger: 0, worksOnHolidays: false },
	office:   { days: "TTTTT..",                      stagger: 0, worksOnHolidays: false },
	clinic:   { days: "FFTTF..TTFFT..",               stagger: 7, worksOnHolidays: false },
	bakery:   { days: "BBBB.B..BBBBB.",               stagger: 7, worksOnHolidays: false },
};

export const dayShift = shiftKinds.T as ShiftKind;

/** The shift that a pattern plans for a day; null on a free day. */
export function rotationOn(
	day: LocalDay,
	pattern: PatternName,
	place: { readonly index: number; readonly percent: number },
): ShiftKind | null {
	const { days } = patterns[pattern];
	const position = positionOn(day, pattern, place.index);
	const kind = shiftKinds[days[position] as string];
	if (kind === undefined) return null;
	const before = [...days.slice(0, position)].filter((one) => one !== ".");
	return isKept(before.length, place.percent) ? kind : null;
}

/**
 * The weeks of a pattern as a person goes through them.
 *
 * @returns how many they are, the Monday of a first one not before the given Monday, and how many days of the pattern
 * lie behind her on it
 */
export function weeksOf(
	pattern: PatternName,
	index: number,
	monday: LocalDay,
): { readonly weeks: number; readonly first: LocalDay; readonly ahead: number } {
	let first = monday;
	while (positionOn(first, pattern, index) >= 7) first = (first + 7) as LocalDay;
	const weeks = patterns[pattern].days.length / 7;
	return { weeks, first, ahead: positionOn(first, pattern, index) };
}

function positionOn(day: LocalDay, pattern: PatternName, index: number): number {
	const { days, stagger } = patterns[pattern];
	const sinceMonday = mondayOf(day) / 7 - mondayOf(0 as LocalDay) / 7;
	return (Math.round(sinceMonday) * 7 + weekdayOf(day) - 1 + index * stagger) % days.length;
}

export function worksOnHolidays(pattern: PatternName): boolean {
	return patterns[pattern].worksOnHolidays;
}

/** Part-timers keep every second or third shift, spread evenly. */
function isKept(nth: number, percent: number): boolean {
	return Math.floor(((nth + 1) * percent) / 100) > Math.floor((nth * percent) / 100);
}
