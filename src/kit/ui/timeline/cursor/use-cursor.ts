import { useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { LocalDay } from "#domain/time/quantities.ts";
import { itemsOn, type PlacedItem } from "../layout/lay-lines.ts";
import type { LineCursor } from "../line/timeline-row.tsx";
import type { TimelineGiven } from "../timeline-given.ts";
import type { BoxRef, TimelineModel } from "../use-timeline.ts";
import { cellWords } from "../words.ts";
import { type CursorPlace, intoExtent } from "./move-cursor.ts";
import { revealCell } from "./reveal-cell.ts";

/** Where the cursor was put: lines may come and go meanwhile. */
interface Kept {
	readonly lineId: string | undefined;
	readonly day: LocalDay;
	/** Which of the items of the day. */
	readonly nth: number;
	/** Days from here to the cursor are chosen. */
	readonly anchor: LocalDay | undefined;
}

export interface TimelineCursor extends CursorPlace {
	readonly id: string;
	readonly nth: number;
	readonly anchor: LocalDay | undefined;
	/** On its day, in the order they are walked through. */
	readonly items: readonly PlacedItem[];
	/** For the line it is on. */
	readonly drawn: LineCursor | undefined;
	readonly moveTo: (place: CursorPlace, more?: { nth?: number; anchor?: LocalDay }) => void;
	/** Puts it somewhere without scrolling there. */
	readonly note: (place: CursorPlace, nth?: number) => void;
	readonly dayAt: (day: number) => LocalDay;
}

/** The one cell that keys act upon. The box keeps the focus and names the cell, so that no cell has to be an element. */
export function useTimelineCursor(
	box: BoxRef,
	model: TimelineModel,
	given: TimelineGiven,
): TimelineCursor {
	const id = useId();
	const { lines, range } = model;
	const [kept, setKept] = useState<Kept>(() => ({ ...beginOf(given), nth: 0, anchor: undefined }));
	const place = placeOf(kept, model);
	const want = useWanted(box, model, place);
	const items = useMemo(
		() => itemsOn(lines[place.line], place.day, place.day + 1),
		[lines, place.line, place.day],
	);
	const nth = Math.min(kept.nth, Math.max(0, items.length - 1));
	const put = (to: CursorPlace, more: { nth?: number; anchor?: LocalDay } = {}) => {
		const { line, day } = intoExtent(to, model);
		setKept({
			lineId: lines[line]?.id,
			day: (range.from + day) as LocalDay,
			nth: more.nth ?? 0,
			anchor: more.anchor,
		});
	};
	return {
		...place,
		id,
		nth,
		anchor: kept.anchor,
		items,
		drawn: useDrawn({ id, place, items, nth, model, given }),
		moveTo: (to, more) => {
			want();
			put(to, more);
		},
		note: (to, at = 0) => put(to, { nth: at }),
		dayAt: (day) => (range.from + day) as LocalDay,
	};
}

/** @returns says that the place it is drawn at next is to be in sight */
function useWanted(box: BoxRef, model: TimelineModel, place: CursorPlace): () => void {
	const wanted = useRef(false);
	useLayoutEffect(() => {
		if (!wanted.current) return;
		wanted.current = false;
		revealCell(box.current, model, place);
	});
	return () => {
		wanted.current = true;
	};
}

/** Today and the row that everything is about, where there are such. */
function beginOf({ today, range, rows }: TimelineGiven) {
	const isSeen = today !== undefined && today >= range.from && today <= range.to;
	return { lineId: rows.find((row) => row.isMarked)?.id, day: isSeen ? today : range.from };
}

function placeOf({ lineId, day }: Kept, model: TimelineModel): CursorPlace {
	const line = lineId === undefined ? 0 : model.lines.findIndex(({ id }) => id === lineId);
	return intoExtent({ line, day: day - model.range.from }, model);
}

interface DrawnGiven extends Pick<TimelineCursor, "id" | "items" | "nth"> {
	readonly place: CursorPlace;
	readonly model: TimelineModel;
	readonly given: TimelineGiven;
}

/** The same object while it says the same: its line is not drawn anew for others' sake. */
function useDrawn({ id, place, items, nth, model, given }: DrawnGiven): LineCursor | undefined {
	const { holidays, bands, cells, selected } = given;
	const { line, day } = place;
	const { lines, words, range } = model;
	const item = items[nth]?.item;
	const isSelected = item && selected?.has(item.id);
	return useMemo(() => {
		if (lines.length === 0) return undefined;
		const said = cellWords(words, {
			line: lines[line],
			day: (range.from + day) as LocalDay,
			items: items.map((placed) => placed.item),
			nth,
			holidays: holidays ?? [],
			bands: bands ?? [],
			cells: cells ?? [],
		});
		return { id, day, words: said, isSelected };
	}, [id, line, day, lines, words, range, items, nth, holidays, bands, cells, isSelected]);
}
