import { type RefObject, useEffect } from "react";

/** Milliseconds without movement after which the box rests. */
const restAfter = 150;

const early = { capture: true, passive: true };

/** Rows that are changed in one frame. */
const rowsAtOnce = 6;

/**
 * Notes at the rows that their box moves up or down and not aside. Cells that stick are layers of their own, two and more
 * for each row, and a quarter of what a frame costs; meanwhile they stand still without, as far aside as the box is
 * scrolled.
 */
export function useFalling(box: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = box.current;
		if (element === null) return;
		const watch = watchFall(element);
		// before rows are drawn for it: whatever is measured afterwards costs a layout
		element.addEventListener("scroll", watch.note, early);
		return () => {
			element.removeEventListener("scroll", watch.note, early);
			watch.rest();
		};
	}, [box]);
}

/**
 * What once moved aside may do so again until it rests: changing to and fro would cost more than it saves. Rows are
 * changed a few a frame, since all of them at once keep the page from answering; only what begins to move aside needs all.
 */
function watchFall(box: HTMLElement) {
	const lines = box.querySelector<HTMLElement>(":scope > .grid-lines");
	let aside = box.scrollLeft;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let frame = 0;
	const loosen = () => {
		cancelAnimationFrame(frame);
		const rows = lines === null ? [] : rowsOf(lines, "[data-still]");
		for (const row of rows.slice(0, rowsAtOnce)) delete row.dataset.still;
		if (rows.length > rowsAtOnce) frame = requestAnimationFrame(loosen);
	};
	const rest = () => {
		clearTimeout(timer);
		if (lines !== null) delete lines.dataset.moves;
		loosen();
	};
	const note = () => {
		if (lines === null || box.dataset.cards !== undefined) return;
		clearTimeout(timer);
		cancelAnimationFrame(frame);
		timer = setTimeout(rest, restAfter);
		if (box.scrollLeft !== aside) {
			aside = box.scrollLeft;
			if (lines.dataset.moves !== "aside") moveAside(lines);
		} else if (lines.dataset.moves !== "aside") fall(box, lines);
	};
	return { note, rest };
}

function moveAside(lines: HTMLElement): void {
	lines.dataset.moves = "aside";
	for (const row of rowsOf(lines, "[data-still]")) delete row.dataset.still;
}

function fall(box: HTMLElement, lines: HTMLElement): void {
	if (lines.dataset.moves === undefined) {
		const { scrollLeft, scrollWidth, clientWidth } = box;
		const ahead = scrollLeft + clientWidth - scrollWidth;
		lines.style.setProperty("--aside", `${scrollLeft}px`);
		lines.style.setProperty("--ahead", `${ahead}px`);
		lines.dataset.moves = "down";
	}
	const rows = rowsOf(lines, ":not([data-still])");
	for (const row of rows.slice(0, rowsAtOnce)) row.dataset.still = "";
}

function rowsOf(lines: HTMLElement, state: string): HTMLElement[] {
	return [...lines.querySelectorAll<HTMLElement>(`:scope > .grid-row${state}`)];
}
