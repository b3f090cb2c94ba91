import { type RefObject, useLayoutEffect } from "react";
import { sizes } from "#kit/contract/limits.ts";
import { narrowerThan } from "../../scale-of-type.ts";

/**
 * What gives way for one row, one after the other: what is needed now and then goes into the menu, what is done now and then
 * follows it; then the words of filters, of other tools, the chips, the last words.
 */
const parts = ["rare", "sides", "filters", "tools", "chips", "all"] as const;
const steps = ["", ...parts.map((_, at) => parts.slice(0, at + 1).join(" "))];
const [onPhone = ""] = steps.slice(-1);

/** Whether a part of the tools has given way; it stands in the menu then, or is a picture alone. */
export function hasGivenWay(toolbar: HTMLElement | null, part: (typeof parts)[number]): boolean {
	return toolbar?.matches(`[data-tight~="${part}"]`) ?? false;
}

/** Keeps the tools of a list in one row; where no step is enough, in as few as there can be. */
export function useOneRow(toolbar: RefObject<HTMLElement | null>): void {
	// on every render: chips and tools come and go
	useLayoutEffect(() => {
		if (toolbar.current !== null) tighten(toolbar.current);
	});
	useLayoutEffect(() => {
		const element = toolbar.current;
		if (element === null) return;
		let width = element.clientWidth;
		let frame = 0;
		const observer = new ResizeObserver(() => {
			if (element.clientWidth === width) return;
			width = element.clientWidth;
			// not at once: another height within the observer's turn would be an error of the page
			frame = requestAnimationFrame(() => tighten(element));
		});
		observer.observe(element);
		return () => {
			cancelAnimationFrame(frame);
			observer.disconnect();
		};
	}, [toolbar]);
}

function tighten(toolbar: HTMLElement): void {
	if (matchMedia(narrowerThan(sizes.panel.wholeBelow)).matches) {
		toolbar.dataset.tight = onPhone;
		return;
	}
	let [lowest, best] = [Number.POSITIVE_INFINITY, onPhone];
	for (const step of steps) {
		toolbar.dataset.tight = step;
		if (isOneRow(toolbar)) return;
		const { clientHeight } = toolbar;
		if (clientHeight < lowest) [lowest, best] = [clientHeight, step];
	}
	toolbar.dataset.tight = best;
}

function isOneRow(toolbar: HTMLElement): boolean {
	const shown = [...toolbar.querySelectorAll(":scope > :not(.grid-tools), .grid-tools > *")];
	const rects = shown
		.filter((part) => getComputedStyle(part).order === "0")
		.map((part) => part.getBoundingClientRect())
		.filter(({ height }) => height > 0);
	const bottom = Math.min(...rects.map((rect) => rect.bottom));
	return rects.every(({ top }) => top < bottom);
}
