import { type RefObject, useImperativeHandle } from "react";
import { useLatest } from "../../use-latest.ts";
import type { Pending } from "../pending.ts";
import { pointIn } from "../use-timeline.ts";
import type { TimelineState } from "../use-timeline-state.ts";
import { followPointer } from "./follow-pointer.ts";
import { dayAt, pendingOf } from "./use-drag.ts";

/** Takes something from beside the timeline over it: where it is let go something new begins. */
export interface TimelineCarrier {
	/** @param onEnd called in any case, after what was let go is made */
	take(
		press: PointerEvent,
		given: { readonly onBegin: () => void; readonly onEnd: () => void },
	): void;
}

export function useCarrier(
	carrier: RefObject<TimelineCarrier | null> | undefined,
	state: TimelineState,
): void {
	const latest = useLatest(state);
	useImperativeHandle(carrier, () => ({ take: (press, given) => take(press, latest, given) }), [
		latest,
	]);
}

function take(
	press: PointerEvent,
	latest: Readonly<RefObject<TimelineState>>,
	{ onBegin, onEnd }: Parameters<TimelineCarrier["take"]>[1],
): void {
	const box = latest.current.box.current;
	if (box === null || press.button !== 0 || press.pointerType === "touch") return;
	let pending: Pending | undefined;
	let hasBegun = false;
	followPointer(box, press, {
		insets: () => latest.current.model.sizes,
		// on its way there it would push what it is meant for out of sight
		mayPush: () => pending !== undefined,
		onMove: (x, y) => {
			if (!hasBegun) onBegin();
			hasBegun = true;
			pending = pendingAt(latest.current, box, x, y);
			latest.current.setPending(pending);
		},
		onEnd: (isDropped) => {
			latest.current.setPending(undefined);
			if (isDropped && pending !== undefined) latest.current.drop(pending);
			if (hasBegun) onEnd();
		},
	});
}

/** One day of the row beneath the pointer; nothing beside the rows. */
function pendingAt(
	{ model, given }: TimelineState,
	box: HTMLElement,
	x: number,
	y: number,
): Pending | undefined {
	const target = document.elementFromPoint(x, y);
	const element = box.contains(target) ? target?.closest<HTMLElement>("[data-line]") : null;
	if (!element || target?.closest(".timeline-left, .timeline-head, .timeline-foot"))
		return undefined;
	const line = model.lines[Number(element.dataset.line)];
	if (line?.kind !== "row" || given.onCreate === undefined) return undefined;
	const at = { rowId: line.id, day: dayAt(model, pointIn(box, model, x, y).x) };
	return pendingOf({ kind: "create", item: undefined, grabbed: at }, at, false, given);
}
