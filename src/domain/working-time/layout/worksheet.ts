import { mondayOf, weekdayOf } from "../../time/iso-week.ts";
import type { LocalDay, LocalMinute } from "../../time/quantities.ts";
import type { LocalSpan } from "../facts.ts";

/** A day of a worksheet; a span whose end is not after its begin reaches into the next day. */
export interface WorksheetDay {
	readonly targetMinutes: number;
	readonly workingTime: LocalSpan | null;
	readonly coreTime: LocalSpan | null;
	readonly frameTime: LocalSpan | null;
	readonly breaks: readonly LocalBreak[];
}

export interface LocalBreak {
	readonly begin: LocalMinute;
	readonly minutes: number;
}

/** FIXED: its days say what is to be worked; SHIFT: the planned shifts say it. */
export const worksheetKinds = ["FIXED", "SHIFT"] as const;
/** START_DAY: a shift belongs to the day of its first minute; SPLIT: it is cut at midnight. */
export const attributions = ["START_DAY", "SPLIT"] as const;

/** What a person's days look like. */
export interface Worksheet {
	readonly kind: (typeof worksheetKinds)[number];
	readonly attribution: (typeof attributions)[number];
	/** A day of the week that is the first of the cycle. */
	readonly cycleStart: LocalDay;
	/** Weekday (1 = Monday) → day, for each week of the cycle. */
	readonly weeks: readonly ReadonlyMap<number, WorksheetDay>[];
	/** Days that differ; they win. */
	readonly exceptions: ReadonlyMap<LocalDay, WorksheetDay>;
}

export const freeDay: WorksheetDay = {
	targetMinutes: 0,
	workingTime: null,
	coreTime: null,
	frameTime: null,
	breaks: [],
};

/** The worksheet's word on a day: weeks begin on Monday, and the cycle also runs before its start. */
export function worksheetDay(
	{ weeks, cycleStart, exceptions }: Worksheet,
	day: LocalDay,
): WorksheetDay {
	const exception = exceptions.get(day);
	if (exception !== undefined) return exception;
	if (weeks.length === 0) return freeDay;
	const since = (mondayOf(day) - mondayOf(cycleStart)) / 7;
	const week = since - Math.floor(since / weeks.length) * weeks.length;
	return weeks[week]?.get(weekdayOf(day)) ?? freeDay;
}
