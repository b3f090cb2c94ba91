import { useMemo, useState } from "react";
import type { MenuItem, OpenMenu } from "../data-grid/menu/grid-menu.tsx";
import { revealCell } from "./cursor/reveal-cell.ts";
import { type TimelineCursor, useTimelineCursor } from "./cursor/use-cursor.ts";
import { isAt, newRange, placeOfItem } from "./drag/dragged-place.ts";
import type { Pending } from "./pending.ts";
import type { TimelineGiven, TimelineItem, TimelinePlace } from "./timeline-given.ts";
import { usePlaceHint } from "./use-place-hint.ts";
import { type TimelineSelection, useTimelineSelection } from "./use-selection.ts";
import type { BoxRef, TimelineModel } from "./use-timeline.ts";

/** What somebody is doing in a timeline. */
export interface TimelineState {
	readonly box: BoxRef;
	readonly given: TimelineGiven;
	readonly model: TimelineModel;
	readonly cursor: TimelineCursor;
	readonly selection: TimelineSelection;
	readonly pending: Pending | undefined;
	readonly setPending: (pending: Pending | undefined) => void;
	/** Does what is pending, if it may be done and changes anything. */
	readonly drop: (pending: Pending) => void;
	/** Has a place in sight. */
	readonly follow: (place: TimelinePlace) => void;
	readonly itemOf: (id: string) => TimelineItem | undefined;
	readonly toggleGroup: (id: string) => void;
	/** Is heard by screen readers. */
	readonly say: (text: string) => void;
	readonly said: string;
	readonly menu: OpenMenu | undefined;
	/**
	 * The menu of an item, or of the cell that the cursor is in.
	 *
	 * @param at a point of the window; at the cursor without it
	 * @returns whether there is one
	 */
	readonly openMenu: (item: TimelineItem | undefined, at?: { x: number; y: number }) => boolean;
	readonly closeMenu: () => void;
}

interface Given {
	readonly box: BoxRef;
	readonly given: TimelineGiven;
	readonly model: TimelineModel;
	readonly toggleGroup: (id: string) => void;
}

export function useTimelineState({ box, given, model, toggleGroup }: Given): TimelineState {
	const cursor = useTimelineCursor(box, model, given);
	const selection = useTimelineSelection(given, model.lines);
	const [pending, setPending] = useState<Pending | undefined>();
	const [said, say] = useState("");
	const [menu, setMenu] = useState<OpenMenu | undefined>();
	const hinted = usePlaceHint(pending ?? rangeOf(cursor, model), given.hintOf, say);
	const itemOf = useItemOf(given.items);
	return {
		box,
		given,
		model,
		cursor,
		selection,
		pending: hinted,
		setPending,
		drop: (dropped) => {
			if (dropped.isBad) say(model.words.t.said.refused);
			else if (act(dropped, given) && !given.asksFirst) say(doneWords(dropped, model));
		},
		follow: ({ rowId, from }) => {
			const line = model.lines.findIndex(({ id }) => id === rowId);
			revealCell(box.current, model, { line, day: from - model.range.from });
		},
		itemOf,
		toggleGroup,
		say,
		said,
		menu,
		openMenu: (item, at) => {
			const found = menuOf({ box, given, model, cursor, selection }, item, at);
			setMenu(found);
			return found !== undefined;
		},
		closeMenu: () => {
			setMenu(undefined);
			box.current?.focus({ preventScroll: true });
		},
	};
}

/** They are put in order when one is asked for: nothing that is drawn waits for it. */
function useItemOf(items: readonly TimelineItem[]) {
	return useMemo(() => {
		let byId: ReadonlyMap<string, TimelineItem> | undefined;
		return (id: string) => {
			byId ??= new Map(items.map((item) => [item.id, item]));
			return byId.get(id);
		};
	}, [items]);
}

/** Days chosen by Shift and arrows: they are seen as what is dragged. */
function rangeOf(cursor: TimelineCursor, model: TimelineModel): Pending | undefined {
	const line = model.lines[cursor.line];
	if (cursor.anchor === undefined || line?.kind !== "row") return undefined;
	const place = newRange({ rowId: line.id, day: cursor.anchor }, cursor.dayAt(cursor.day));
	return { kind: "create", item: undefined, place, isBad: false, isCopy: false };
}

/** @returns whether anything was done */
function act({ kind, item, place, isCopy }: Pending, given: TimelineGiven): boolean {
	if (item === undefined) given.onCreate?.(place);
	else if (isAt(place, item)) return false;
	else if (kind === "move") given.onMove?.(item, place, isCopy);
	else given.onExtend?.(item, place);
	return true;
}

function doneWords({ item, place }: Pending, { words }: TimelineModel): string {
	const name = item === undefined ? "" : `${item.label}, `;
	return words.t.said.done(`${name}${words.place(place)}`);
}

function menuOf(
	parts: Pick<TimelineState, "box" | "given" | "model" | "cursor" | "selection">,
	item: TimelineItem | undefined,
	at: { x: number; y: number } | undefined,
): OpenMenu | undefined {
	const { given, model, cursor, selection } = parts;
	const line = model.lines[cursor.line];
	const box = parts.box.current;
	if (given.menu === undefined || line?.kind !== "row" || box === null) return undefined;
	const day = cursor.dayAt(cursor.day);
	const range = newRange({ rowId: line.id, day }, cursor.anchor ?? day);
	const place = item === undefined ? range : placeOfItem(item);
	const chosen = selection.items();
	const isChosen = chosen.some(({ id }) => id === item?.id);
	const items = isChosen ? chosen : item ? [item] : [];
	const entries: readonly MenuItem[] = given.menu({ place, item, items });
	if (entries.length === 0) return undefined;
	return { items: entries, label: model.words.t.menu, ...spotOf(box, cursor.id, at) };
}

/** In pixels of the frame, which the box fills. */
function spotOf(box: HTMLElement, cursorId: string, at: { x: number; y: number } | undefined) {
	const edges = box.getBoundingClientRect();
	const zoom = edges.width / box.offsetWidth || 1;
	const cell = document.getElementById(cursorId)?.getBoundingClientRect();
	const { x, y } = at ?? { x: cell?.left ?? edges.left, y: cell?.bottom ?? edges.top };
	return { x: (x - edges.left) / zoom, y: (y - edges.top) / zoom };
}
