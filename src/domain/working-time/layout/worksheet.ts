import { mondayOf, weekdayOf } from "../../time/iso-week.ts";
import type { LocalDay, LocalMinute } from "../../time/quantities.ts";
import type { LocalSpan } from "../facts.ts";

/** What is wrong with a day of a worksheet. */
const worksheetDayFaults = [
	/** Core time says when to be there within a working time or a frame; without either it says nothing. */
	"CORE_WITHOUT_TIMES",
	"CORE_OUTSIDE",
	"WORKING_TIME_OUTSIDE_FRAME",
	"BREAK_OUTSIDE",
	"BREAKS_OVERLAP",
	/** More is to be worked than the times leave room for. */
	"TARGET_TOO_LONG",
] as const;
export type WorksheetDayFault = (typeof worksheetDayFaults)[number];

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

/** What is to be worked on several days together, say of a week. */
export function targetSum(days: readonly Pick<WorksheetDay, "targetMinutes">[]): number {
	return days.reduce((sum, { targetMinutes }) => sum + targetMinutes, 0);
}

interface Minutes {
	readonly begin: number;
	readonly end: number;
}

/** The first thing that cannot be meant; null where the day is sound. Minutes beyond 1440 lie on the next day. */
export function worksheetDayFault(day: WorksheetDay): WorksheetDayFault | null {
	const working = laid(day.workingTime);
	const frame = laid(day.frameTime);
	const core = laid(day.coreTime);
	const outer = working ?? frame;
	if (core !== null && outer === null) return "CORE_WITHOUT_TIMES";
	if (!lies(core, working) || !lies(core, frame)) return "CORE_OUTSIDE";
	if (!lies(working, frame)) return "WORKING_TIME_OUTSIDE_FRAME";
	const breaks = breaksOf(day, outer);
	if (breaks.some((one) => outer === null || !lies(one, outer))) return "BREAK_OUTSIDE";
	if (breaks.some((one, nth) => one.begin < (breaks[nth - 1]?.end ?? 0))) return "BREAKS_OVERLAP";
	return outer !== null && day.targetMinutes > roomIn(outer, breaks) ? "TARGET_TOO_LONG" : null;
}

function laid(span: LocalSpan | null): Minutes | null {
	if (span === null) return null;
	const { begin, end } = span;
	return { begin, end: end > begin ? end : end + 1440 };
}

function lies(inner: Minutes | null, outer: Minutes | null): boolean {
	if (inner === null || outer === null) return true;
	return inner.begin >= outer.begin && inner.end <= outer.end;
}

/** In order of time; where the times pass midnight, what lies before their begin is meant for the next day. */
function breaksOf({ breaks }: WorksheetDay, outer: Minutes | null): Minutes[] {
	const night = outer !== null && outer.end > 1440 ? outer.begin : 0;
	return breaks
		.map(({ begin, minutes }) => {
			const from = begin < night ? begin + 1440 : begin;
			return { begin: from, end: from + minutes };
		})
		.toSorted((one, other) => one.begin - other.begin);
}

function roomIn(outer: Minutes, breaks: readonly Minutes[]): number {
	return breaks.reduce((room, { begin, end }) => room - (end - begin), outer.end - outer.begin);
}
