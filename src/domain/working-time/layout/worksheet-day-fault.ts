import type { LocalSpan } from "../facts.ts";
import type { WorksheetDay } from "./worksheet.ts";

/** What is wrong with a day of a worksheet. */
export const worksheetDayFaults = [
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
