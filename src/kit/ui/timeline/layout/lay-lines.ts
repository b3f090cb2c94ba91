import type { DayRange } from "#domain/time/month.ts";
import { packLanes, type Stretch } from "../../lanes/pack-lanes.ts";
import type { TimelineGroup, TimelineItem, TimelinePlace, TimelineRow } from "../timeline-given.ts";

/** An item where it stands: days from the first one on, as fractions; and its lane. */
export interface PlacedItem extends Stretch {
	readonly item: TimelineItem;
	readonly lane: number;
}

export interface GroupLine {
	readonly kind: "group";
	readonly id: string;
	readonly group: TimelineGroup;
	readonly isOpen: boolean;
	readonly count: number;
}

export interface RowLine {
	readonly kind: "row";
	readonly id: string;
	readonly row: TimelineRow;
	readonly items: readonly PlacedItem[];
	/** At least 1. */
	readonly lanes: number;
}

export type TimelineLine = GroupLine | RowLine;

interface Given {
	readonly range: DayRange;
	readonly rows: readonly TimelineRow[];
	readonly groups: readonly TimelineGroup[];
	readonly items: readonly TimelineItem[];
	readonly closed: ReadonlySet<string>;
	/** Whether items stand at their minutes, as where hours are shown. */
	readonly hasHours: boolean;
}

/** Groups and the rows of those that are open, in the order they are shown in, with their items on lanes. */
export function layLines(given: Given): readonly TimelineLine[] {
	const { rows, groups, closed, range, hasHours } = given;
	const byRow = Map.groupBy(given.items, ({ rowId }) => rowId);
	const known = new Set(groups.map(({ id }) => id));
	const byGroup = Map.groupBy(rows, ({ groupId = "" }) => (known.has(groupId) ? groupId : ""));
	const lineOf = (row: TimelineRow): RowLine => layRow(row, byRow.get(row.id), range, hasHours);
	const lines: TimelineLine[] = (byGroup.get("") ?? []).map(lineOf);
	for (const group of groups) {
		const own = byGroup.get(group.id) ?? [];
		const isOpen = !closed.has(group.id);
		lines.push({ kind: "group", id: group.id, group, isOpen, count: own.length });
		if (isOpen) for (const row of own) lines.push(lineOf(row));
	}
	return lines;
}

const none: readonly PlacedItem[] = [];

function layRow(
	row: TimelineRow,
	items: readonly TimelineItem[] | undefined,
	range: DayRange,
	hasHours: boolean,
): RowLine {
	const shown = items?.filter(({ from, to }) => to >= range.from && from <= range.to) ?? [];
	if (shown.length === 0) return { kind: "row", id: row.id, row, items: none, lanes: 1 };
	const stretches = shown.map((item) => stretchOf(item, range, hasHours));
	const { lanes, count } = packLanes(stretches);
	const placed = shown.map((item, at) => ({
		...(stretches[at] as Stretch),
		item,
		lane: lanes[at] ?? 0,
	}));
	return { kind: "row", id: row.id, row, items: placed, lanes: count };
}

const dayMinutes = 1440;

type PlaceInHours = TimelinePlace & Pick<TimelineItem, "beginMinute" | "endMinute">;

/**
 * Days from the first one of the range on; what begins before it begins below 0.
 *
 * Example: from the second half of the third day to the end of the fourth → 2.5 to 4.
 */
export function stretchOf(item: PlaceInHours, range: DayRange, hasHours: boolean): Stretch {
	const first = item.from - range.from;
	const last = item.to - range.from;
	if (hasHours && item.beginMinute !== undefined && item.endMinute !== undefined) {
		return {
			begin: first + item.beginMinute / dayMinutes,
			end: last + item.endMinute / dayMinutes,
		};
	}
	return { begin: first + (item.startsAtNoon ? 0.5 : 0), end: last + (item.endsAtNoon ? 0.5 : 1) };
}

/** Those of a row that lie on some days, in the order of their begin. */
export function itemsOn(line: TimelineLine | undefined, day0: number, day1: number): PlacedItem[] {
	if (line?.kind !== "row") return [];
	return line.items
		.filter(({ begin, end }) => begin < day1 && end > day0)
		.sort((a, b) => a.begin - b.begin || a.lane - b.lane);
}
