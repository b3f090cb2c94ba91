import type { LocalMinute } from "../../time/quantities.ts";
import type { WorksheetDay, WorksheetDayFault } from "./worksheet.ts";

interface Case {
	readonly title: string;
	readonly day: WorksheetDay;
	readonly fault: WorksheetDayFault | null;
}

type Hours = readonly [begin: number, end: number];
interface Given {
	readonly target?: number;
	readonly working?: Hours;
	readonly core?: Hours;
	readonly frame?: Hours;
	/** Hour of the begin and minutes. */
	readonly breaks?: readonly (readonly [hour: number, minutes: number])[];
}

const minute = (hour: number) => Math.round(hour * 60) as LocalMinute;
const span = (hours: Hours | undefined) =>
	hours === undefined ? null : { begin: minute(hours[0]), end: minute(hours[1]) };
const day = (given: Given): WorksheetDay => ({
	targetMinutes: Math.round((given.target ?? 0) * 60),
	workingTime: span(given.working),
	coreTime: span(given.core),
	frameTime: span(given.frame),
	breaks: (given.breaks ?? []).map(([hour, minutes]) => ({ begin: minute(hour), minutes })),
});

// biome-ignore format: a table, one row a line
export const worksheetDayFaultCases: readonly Case[] = [
	{ title: "target alone", day: day({ target: 8 }), fault: null },
	{ title: "a day shift with its break", day: day({ target: 7.7, working: [8, 16.2], breaks: [[12, 30]] }), fault: null },
	{ title: "flexitime with core and frame", day: day({ target: 7.8, core: [9, 15], frame: [6, 20] }), fault: null },
	{ title: "core at the very edges", day: day({ core: [8, 16], working: [8, 16], frame: [8, 16] }), fault: null },
	{ title: "core without anything around it", day: day({ core: [9, 15] }), fault: "CORE_WITHOUT_TIMES" },
	{ title: "core begins before the working time", day: day({ core: [7, 15], working: [8, 16] }), fault: "CORE_OUTSIDE" },
	{ title: "core ends after the frame", day: day({ core: [9, 20.5], frame: [6, 20] }), fault: "CORE_OUTSIDE" },
	{ title: "working time beyond the frame", day: day({ working: [5, 13], frame: [6, 20] }), fault: "WORKING_TIME_OUTSIDE_FRAME" },
	{ title: "a break without any times", day: day({ target: 8, breaks: [[12, 30]] }), fault: "BREAK_OUTSIDE" },
	{ title: "a break that ends too late", day: day({ working: [8, 16], breaks: [[15.75, 30]] }), fault: "BREAK_OUTSIDE" },
	{ title: "breaks one after the other", day: day({ working: [8, 16], breaks: [[12.5, 15], [12, 30]] }), fault: null },
	{ title: "breaks that overlap", day: day({ working: [8, 16], breaks: [[12.25, 30], [12, 30]] }), fault: "BREAKS_OVERLAP" },
	{ title: "a night with a break after midnight", day: day({ target: 8.5, working: [21, 30.25], breaks: [[2, 45]] }), fault: null },
	{ title: "the same night, its end written as a time", day: day({ target: 8.5, working: [21, 6.25], breaks: [[26, 45]] }), fault: null },
	{ title: "a night with a break at noon", day: day({ working: [21, 30], breaks: [[12, 30]] }), fault: "BREAK_OUTSIDE" },
	{ title: "target fits to the minute", day: day({ target: 7.5, working: [8, 16], breaks: [[12, 30]] }), fault: null },
	{ title: "target longer than working time less breaks", day: day({ target: 8, working: [8, 16], breaks: [[12, 30]] }), fault: "TARGET_TOO_LONG" },
	{ title: "target longer than the frame", day: day({ target: 9, frame: [8, 16] }), fault: "TARGET_TOO_LONG" },
];
