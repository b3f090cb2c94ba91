import { type PointerEvent as ReactPointerEvent, useRef } from "react";
import type { LocalDay } from "#domain/time/quantities.ts";
import { useLatest } from "../../use-latest.ts";
import { lineAt } from "../layout/line-tops.ts";
import type { Pending } from "../pending.ts";
import type { TimelineActions, TimelineItem } from "../timeline-given.ts";
import { type BoxRef, pointIn, type TimelineModel } from "../use-timeline.ts";
import { type DayOfRow, type DragKind, draggedPlace, minuteStep } from "./dragged-place.ts";
import { followPointer } from "./follow-pointer.ts";
import { endWidth, leastForEnds } from "./grip-ends.ts";
import { tellWhenPulled } from "./tell-when-pulled.ts";

interface Given {
	readonly box: BoxRef;
	readonly model: TimelineModel;
	readonly actions: TimelineActions;
	readonly itemOf: (id: string) => TimelineItem | undefined;
	readonly onPending: (pending: Pending | undefined) => void;
	readonly onDrop: (pending: Pending) => void;
}

/** What was taken hold of. */
interface Grip {
	readonly kind: DragKind;
	readonly item: TimelineItem | undefined;
	readonly grabbed: DayOfRow;
}

/** Dragging with a mouse or a pen: a finger moves the whole timeline. */
export function useTimelineDrag(given: Given): (event: ReactPointerEvent) => void {
	const latest = useLatest(given);
	const isBusy = useRef(false);
	return (event) => {
		const box = given.box.current;
		if (box === null || event.button !== 0 || event.pointerType === "touch" || isBusy.current) {
			return;
		}
		const grip = gripOf(event, box, given);
		if (grip === undefined) return;
		isBusy.current = true;
		let pending: Pending | undefined;
		let at = grip.grabbed;
		followPointer(box, event.nativeEvent, {
			insets: () => latest.current.model.sizes,
			onMove: (x, y, isCopy) => {
				at = dayOfRowAt(box, latest.current.model, x, y, at);
				pending = pendingOf(grip, at, isCopy, latest.current.actions);
				latest.current.onPending(pending);
			},
			onEnd: (isDropped) => {
				isBusy.current = false;
				latest.current.onPending(undefined);
				if (isDropped && pending !== undefined) latest.current.onDrop(pending);
			},
		});
	};
}

export function pendingOf(
	{ kind, item, grabbed }: Grip,
	at: DayOfRow,
	isCopy: boolean,
	{ mayPut }: TimelineActions,
): Pending {
	const place = draggedPlace({ kind, item, grabbed, at });
	const isBad = mayPut !== undefined && !mayPut(place, item);
	return { kind, item, place, isBad, isCopy: isCopy && kind === "move" };
}

function gripOf(event: ReactPointerEvent, box: HTMLElement, given: Given): Grip | undefined {
	const target = event.target as Element;
	const { model, actions } = given;
	if (target.closest(".timeline-left, .timeline-head, .timeline-foot")) return undefined;
	const line = target.closest<HTMLElement>("[data-line]");
	const row = model.lines[Number(line?.dataset.line)];
	if (row?.kind !== "row") return undefined;
	const { x } = pointIn(box, model, event.clientX, event.clientY);
	const grabbed = { rowId: row.id, ...momentAt(model, x) };
	const element = target.closest<HTMLElement>("[data-item]");
	if (element === null) {
		return actions.onCreate && { kind: "create", item: undefined, grabbed };
	}
	const item = given.itemOf(element.dataset.item ?? "");
	if (item === undefined) return undefined;
	if (item.isFixed) return tellFixed(event, item, actions);
	const kind = kindAt(element, event.clientX, actions);
	return kind && { kind, item, grabbed };
}

/** @returns nothing that could be dragged */
function tellFixed(
	{ nativeEvent }: ReactPointerEvent,
	{ fixedWhy }: TimelineItem,
	{ onMove, onExtend }: TimelineActions,
): undefined {
	const canDrag = onMove !== undefined || onExtend !== undefined;
	if (canDrag && fixedWhy !== undefined) tellWhenPulled(nativeEvent, fixedWhy);
}

function kindAt(
	element: HTMLElement,
	x: number,
	{ onExtend, onMove }: TimelineActions,
): DragKind | undefined {
	const { left, right, width } = element.getBoundingClientRect();
	if (onExtend !== undefined && width >= leastForEnds) {
		if (x < left + endWidth) return "begin";
		if (x > right - endWidth) return "end";
	}
	return onMove && "move";
}

/** Heads of groups are no rows: the row before stays meant. */
function dayOfRowAt(
	box: HTMLElement,
	model: TimelineModel,
	x: number,
	y: number,
	before: DayOfRow,
): DayOfRow {
	const point = pointIn(box, model, x, y);
	const line = model.lines[lineAt(model.tops, point.y)];
	const rowId = line?.kind === "row" ? line.id : before.rowId;
	return { rowId, ...momentAt(model, point.x) };
}

/** The day at a place, and where hours are shown the nearest whole step. */
function momentAt(model: TimelineModel, x: number): Omit<DayOfRow, "rowId"> {
	const day = dayAt(model, x);
	if (model.level !== "hours") return { day };
	const { range, dayWidth } = model;
	const minute = (x / dayWidth - (day - range.from)) * 1440;
	return { day, minute: Math.round(minute / minuteStep) * minuteStep };
}

/** The day at a place, the first or the last beyond the ends. */
export function dayAt({ range, dayWidth, days }: TimelineModel, x: number): LocalDay {
	const day = Math.max(0, Math.min(days - 1, Math.floor(x / dayWidth)));
	return (range.from + day) as LocalDay;
}
