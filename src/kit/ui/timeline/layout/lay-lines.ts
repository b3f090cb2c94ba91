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

/** Its lanes are known at once, since all heights come of them; where its items stand only when it is drawn. */
function layRow(
	row: TimelineRow,
	items: readonly TimelineItem[] = [],
	range: DayRange,
	hasHours: boolean,
): RowLine {
	const shown = items.filter(({ from, to }) => to >= range.from && from <= range.to);
	if (shown.length === 0) return { kind: "row", id: row.id, row, items: none, lanes: 1 };
	const first = standsOneByOne(shown, range, hasHours)
		? undefined
		: placeItems(shown, range, hasHours);
	let placed = first?.items;
	return {
		kind: "row",
		id: row.id,
		row,
		lanes: first?.lanes ?? 1,
		get items() {
			placed ??= placeItems(shown, range, hasHours).items;
			return placed;
		},
	};
}

/** In the order given none begins before the one before it has ended: one lane, without looking for it. */
function standsOneByOne(items: readonly TimelineItem[], range: DayRange, hasHours: boolean) {
	let taken = Number.NEGATIVE_INFINITY;
	return items.every((item) => {
		const isFree = beginOf(item, range, hasHours) >= taken;
		taken = endOf(item, range, hasHours);
		return isFree;
	});
}

function placeItems(shown: readonly TimelineItem[], range: DayRange, hasHours: boolean) {
	const stretches = shown.map((item) => stretchOf(item, range, hasHours));
	const { lanes, count } = packLanes(stretches);
	const items: readonly PlacedItem[] = shown.map((item, at) => ({
		...(stretches[at] as Stretch),
		item,
		lane: lanes[at] ?? 0,
	}));
	return { items, lanes: count };
}

const dayMinutes = 1440;

type PlaceInHours = TimelinePlace & Pick<TimelineItem, "beginMinute" | "endMinute">;

/**
 * Days from the first one of the range on; what begins before it begins below 0.
 *
 * Example: from the second half of the third day to the end of the fourth → 2.5 to 4.
 */
export function stretchOf(item: PlaceInHours, range: DayRange, hasHours: boolean): Stretch {
	return { begin: beginOf(item, range, hasHours), end: endOf(item, range, hasHours) };
}

function beginOf(item: PlaceInHours, range: DayRange, hasHours: boolean): number {
	const first = item.from - range.from;
	if (hasHours && isTimed(item)) return first + item.beginMinute / dayMinutes;
	return first + (item.startsAtNoon ? 0.5 : 0);
}

function endOf(item: PlaceInHours, range: DayRange, hasHours: boolean): number {
	const last = item.to - range.from;
	if (hasHours && isTimed(item)) return last + item.endMinute / dayMinutes;
	return last + (item.endsAtNoon ? 0.5 : 1);
}

function isTimed<Item extends PlaceInHours>(
	item: Item,
): item is Item & { readonly beginMinute: number; readonly endMinute: number } {
	return item.beginMinute !== undefined && item.endMinute !== undefined;
}

/** Those of a row that lie on some days, in the order of their begin. */
export function itemsOn(line: TimelineLine | undefined, day0: number, day1: number): PlacedItem[] {
	if (line?.kind !== "row") return [];
	return line.items
		.filter(({ begin, end }) => begin < day1 && end > day0)
		.sort((a, b) => a.begin - b.begin || a.lane - b.lane);
}
