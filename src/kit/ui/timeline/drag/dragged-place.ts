import type { LocalDay } from "#domain/time/quantities.ts";
import type { TimelineItem, TimelinePlace } from "../timeline-given.ts";

/** What a drag does: to the whole item, to one of its ends, or a new range. */
export type DragKind = "move" | "begin" | "end" | "create";

/** A day of a row. */
export interface DayOfRow {
	readonly rowId: string;
	readonly day: LocalDay;
	/** Where hours are shown: of the day, in whole steps. */
	readonly minute?: number;
}

/** Minutes by which items are moved and extended where hours are shown. */
export const minuteStep = 15;
const dayMinutes = 1440;

interface Given {
	readonly kind: DragKind;
	/** Undefined for a new range. */
	readonly item: TimelineItem | undefined;
	readonly grabbed: DayOfRow;
	/** Where the pointer is now. */
	readonly at: DayOfRow;
}

/**
 * Where something would be if it were let go now, on whole days. What is moved keeps its length and its halves; an end
 * that is moved takes its whole day, and stops at the other one; a new range reaches either way and stays in its row.
 */
export function draggedPlace(given: Given): TimelinePlace {
	const { kind, item, grabbed, at } = given;
	if (kind === "create" || item === undefined) return newRange(grabbed, at.day);
	const times = timesOf(item);
	if (times !== undefined && at.minute !== undefined) return placeInHours(given, times);
	if (kind === "move") return placeOfItem(item, at.rowId, at.day - grabbed.day);
	const { rowId, from, to } = item;
	if (kind === "begin") {
		const begin = Math.min(at.day, to) as LocalDay;
		const startsAtNoon = begin === from && item.startsAtNoon === true;
		return withHalves({ rowId, from: begin, to }, startsAtNoon, item.endsAtNoon === true);
	}
	const end = Math.max(at.day, from) as LocalDay;
	const endsAtNoon = end === to && item.endsAtNoon === true;
	return withHalves({ rowId, from, to: end }, item.startsAtNoon === true, endsAtNoon);
}

interface Times {
	/** Minutes since the beginning of time. */
	readonly begin: number;
	readonly end: number;
}

function timesOf({ from, to, beginMinute, endMinute }: TimelineItem | TimelinePlace) {
	if (beginMinute === undefined || endMinute === undefined) return undefined;
	return { begin: from * dayMinutes + beginMinute, end: to * dayMinutes + endMinute };
}

/** An end stops a step before the other; what is moved to another row keeps its time. */
function placeInHours({ kind, item, grabbed, at }: Given, { begin, end }: Times): TimelinePlace {
	const minuteOf = ({ day, minute = 0 }: DayOfRow) => day * dayMinutes + minute;
	if (kind === "begin") return laid(at.rowId, Math.min(minuteOf(at), end - minuteStep), end, item);
	if (kind === "end")
		return laid(at.rowId, begin, Math.max(minuteOf(at), begin + minuteStep), item);
	const by = at.rowId === item?.rowId ? minuteOf(at) - minuteOf(grabbed) : 0;
	return laid(at.rowId, begin + by, end + by);
}

function laid(rowId: string, begin: number, end: number, item?: TimelineItem): TimelinePlace {
	const from = Math.floor(begin / dayMinutes) as LocalDay;
	const to = Math.floor((end - 1) / dayMinutes) as LocalDay;
	return {
		...{ rowId: item?.rowId ?? rowId, from, to },
		...{ beginMinute: begin - from * dayMinutes, endMinute: end - to * dayMinutes },
	};
}

/** Days from one to another of a row, whichever comes first. */
export function newRange({ rowId, day }: DayOfRow, other: LocalDay): TimelinePlace {
	const from = Math.min(day, other) as LocalDay;
	return { rowId, from, to: Math.max(day, other) as LocalDay };
}

/** Where an item would be in a row, so many days later. */
export function placeOfItem(item: TimelineItem, rowId = item.rowId, days = 0): TimelinePlace {
	const from = (item.from + days) as LocalDay;
	const to = (item.to + days) as LocalDay;
	return withHalves({ rowId, from, to }, item.startsAtNoon === true, item.endsAtNoon === true);
}

export function isAt(place: TimelinePlace, item: TimelineItem): boolean {
	const times = timesOf(place);
	if (times === undefined) return isSamePlace(place, placeOfItem(item));
	const own = timesOf(item);
	const isSameTime = own?.begin === times.begin && own.end === times.end;
	return isSameTime && place.rowId === item.rowId;
}

export function isSamePlace(one: TimelinePlace, other: TimelinePlace): boolean {
	return (
		one.rowId === other.rowId &&
		one.from === other.from &&
		one.to === other.to &&
		one.startsAtNoon === other.startsAtNoon &&
		one.endsAtNoon === other.endsAtNoon
	);
}

function withHalves(place: TimelinePlace, startsAtNoon: boolean, endsAtNoon: boolean) {
	return { ...place, ...(startsAtNoon && { startsAtNoon }), ...(endsAtNoon && { endsAtNoon }) };
}
