import type { PointerEvent } from "react";
import { widthVariable } from "./lay-columns.ts";

interface Given {
	/** The element that holds the widths as variables. */
	readonly holder: HTMLElement;
	readonly index: number;
	readonly width: number;
	readonly minWidth: number;
	readonly onDone: (width: number) => void;
}

const widest = 1200;

/** Follows the pointer by writing variables only; nothing is drawn anew before the edge is let go. */
export function resizeColumn(event: PointerEvent, given: Given): void {
	const { holder, index, minWidth } = given;
	const handle = event.currentTarget as HTMLElement;
	const zoom = holder.getBoundingClientRect().width / holder.offsetWidth || 1;
	const begin = event.clientX;
	const whole = holder.style.getPropertyValue("--grid-width");
	let width = given.width;
	const follow = (move: globalThis.PointerEvent) => {
		const moved = (move.clientX - begin) / zoom;
		width = clampWidth(given.width + moved, minWidth);
		holder.style.setProperty(widthVariable(index), `${width}px`);
		holder.style.setProperty("--grid-width", `${Number.parseFloat(whole) + width - given.width}px`);
	};
	const end = () => {
		handle.removeEventListener("pointermove", follow);
		handle.removeEventListener("pointerup", end);
		handle.removeEventListener("pointercancel", end);
		if (width !== given.width) given.onDone(Math.round(width));
	};
	handle.setPointerCapture(event.pointerId);
	handle.addEventListener("pointermove", follow);
	handle.addEventListener("pointerup", end);
	handle.addEventListener("pointercancel", end);
}

export function clampWidth(width: number, minWidth: number): number {
	return Math.min(widest, Math.max(minWidth, width));
}
