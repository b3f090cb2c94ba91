/** How much is to be seen at once, from a day to a year. */
export const timelineZooms = [
	"DAY",
	"WEEK",
	"TWO_WEEKS",
	"MONTH",
	"SIX_WEEKS",
	"QUARTER",
	"YEAR",
] as const;
export type TimelineZoom = (typeof timelineZooms)[number];

/** What the head says: hours of each day, days, or weeks. */
export type ScaleLevel = "hours" | "days" | "weeks";

export interface DayScale {
	/** Pixels. */
	readonly dayWidth: number;
	readonly level: ScaleLevel;
}

/** Days that are to be seen at once, and pixels that one of them needs at least. */
const zooms: Readonly<Record<TimelineZoom, { readonly days: number; readonly least: number }>> = {
	DAY: { days: 1, least: 720 },
	WEEK: { days: 7, least: 96 },
	TWO_WEEKS: { days: 14, least: 54 },
	MONTH: { days: 31, least: 27 },
	SIX_WEEKS: { days: 42, least: 24 },
	QUARTER: { days: 92, least: 9 },
	YEAR: { days: 366, least: 2.4 },
};

/** Pixels of a day from which on its hours can be told, and its number be written. */
const leastForHours = 400;
const leastForDays = 20;

interface Given {
	readonly zoom: TimelineZoom;
	/** Days there are. */
	readonly days: number;
	/** Pixels beside the left column. */
	readonly width: number;
	/** How much larger than usual the type is. */
	readonly scale: number;
	/** Pixels that a day needs at least at this zoom, at the usual size of type. */
	readonly least?: number | undefined;
}

/** As wide as fits what is to be seen at once, as narrow as a day may be. */
export function dayScale({ zoom, days, width, scale, least }: Given): DayScale {
	const wanted = zooms[zoom];
	const fitting = roundedDown(Math.floor(width) / Math.min(wanted.days, days));
	const dayWidth = Math.max(fitting, (least ?? wanted.least) * scale);
	if (dayWidth >= leastForHours * scale) return { dayWidth, level: "hours" };
	return { dayWidth, level: dayWidth >= leastForDays * scale ? "days" : "weeks" };
}

/** To a thousandth of a pixel: a hair too wide, and a year would have a scroll bar for one pixel. */
function roundedDown(pixels: number): number {
	return Math.floor(pixels * 1000) / 1000;
}
