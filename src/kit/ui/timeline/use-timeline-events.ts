import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from "react";
import type { LocalDay } from "#domain/time/quantities.ts";
import { useLatest } from "../use-latest.ts";
import { onTimelineKey } from "./cursor/on-key.ts";
import { useCarrier } from "./drag/carry-over.ts";
import { newRange } from "./drag/dragged-place.ts";
import { dayAt, useTimelineDrag } from "./drag/use-drag.ts";
import { itemsOn } from "./layout/lay-lines.ts";
import type { TimelineItem } from "./timeline-given.ts";
import { pointIn } from "./use-timeline.ts";
import type { TimelineState } from "./use-timeline-state.ts";

/** Keys, clicks and drags of the whole timeline, heard in one place: rows and items stay light. */
export function useTimelineEvents(state: TimelineState) {
	const latest = useLatest(state);
	useCarrier(state.given.carrier, state);
	const onPointerDown = useTimelineDrag({
		box: state.box,
		model: state.model,
		actions: state.given,
		itemOf: state.itemOf,
		onPending: state.setPending,
		onDrop: (pending) => latest.current.drop(pending),
	});
	return {
		onPointerDown: (event: PointerEvent) => onPointerDown(event),
		onPointerOver: showWords,
		onKeyDown: (event: KeyboardEvent) => onTimelineKey(event, state),
		onClick: (event: MouseEvent) => onClick(event, state),
		onDoubleClick: (event: MouseEvent) => onDoubleClick(event, state),
		onContextMenu: (event: MouseEvent) => {
			const at = noteCell(event, state);
			if (at === undefined) return;
			// the cursor is there with the next drawing; what is asked for is there already
			requestAnimationFrame(() =>
				latest.current.openMenu(at.item, { x: event.clientX, y: event.clientY }),
			);
			event.preventDefault();
		},
		onBlur: (event: FocusEvent) => {
			if (event.target !== state.box.current || state.pending === undefined) return;
			state.setPending(undefined);
		},
	};
}

/** Words of what is under the mouse are seen when it rests; as an attribute of each they would be written with every scrolled row. */
function showWords({ target }: PointerEvent): void {
	const said = (target as Element).closest<HTMLElement>("[data-item], .timeline-cover");
	if (said !== null) said.title = said.ariaLabel ?? "";
}

/** What was meant by a press, which the cursor goes to. */
function noteCell(event: MouseEvent, state: TimelineState) {
	const { model, box, cursor } = state;
	const target = event.target as Element;
	const lineElement = target.closest<HTMLElement>("[data-line]");
	if (lineElement === null || box.current === null) return undefined;
	const line = Number(lineElement.dataset.line);
	const isAside = target.closest(".timeline-left") !== null;
	const { x } = pointIn(box.current, model, event.clientX, event.clientY);
	const day = isAside ? cursor.day : dayAt(model, x) - model.range.from;
	const id = target.closest<HTMLElement>("[data-item]")?.dataset.item;
	const nth = itemsOn(model.lines[line], day, day + 1).findIndex(({ item }) => item.id === id);
	cursor.note({ line, day }, Math.max(0, nth));
	const item = id === undefined ? undefined : state.itemOf(id);
	return { line: model.lines[line], day: cursor.dayAt(day), item, isAside };
}

function onClick(event: MouseEvent, state: TimelineState): void {
	const month = (event.target as Element).closest<HTMLElement>("[data-month]");
	if (month !== null) {
		state.given.onMonth?.(Number(month.dataset.month) as LocalDay);
		return;
	}
	const at = noteCell(event, state);
	if (at?.line === undefined) return;
	if (at.line.kind === "group") state.toggleGroup(at.line.id);
	else if (at.item !== undefined) clickItem(event, at.item, state);
	else if (at.isAside) state.given.onOpenRow?.(at.line.row);
}

function clickItem(event: MouseEvent, item: TimelineItem, { selection, given }: TimelineState) {
	const isMore = event.ctrlKey || event.metaKey;
	if (selection.isOn && isMore) selection.toggle(item);
	else if (selection.isOn && event.shiftKey) selection.extendTo(item);
	else given.onOpen?.(item);
}

function onDoubleClick(event: MouseEvent, state: TimelineState): void {
	const at = noteCell(event, state);
	if (at?.line?.kind !== "row" || at.item !== undefined || at.isAside) return;
	state.given.onCreate?.(newRange({ rowId: at.line.id, day: at.day }, at.day));
}
