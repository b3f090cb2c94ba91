import { type RefObject, useEffect } from "react";

/** Milliseconds: a box rests once it has not moved for so long, or twice that at most. */
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
	let hasMoved = false;
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
		timer = undefined;
		if (lines !== null) delete lines.dataset.moves;
		loosen();
	};
	// one timer for the whole fall: setting it anew with each frame takes longer than to look again
	const look = () => {
		if (!hasMoved) return rest();
		hasMoved = false;
		timer = setTimeout(look, restAfter);
	};
	const fall = createFall(box);
	const note = () => {
		if (lines === null || box.dataset.cards !== undefined) return;
		cancelAnimationFrame(frame);
		hasMoved = true;
		timer ??= setTimeout(look, restAfter);
		if (box.scrollLeft !== aside) {
			aside = box.scrollLeft;
			if (lines.dataset.moves !== "aside") moveAside(lines);
		} else if (lines.dataset.moves !== "aside") fall(lines);
	};
	return { note, rest };
}

function moveAside(lines: HTMLElement): void {
	lines.dataset.moves = "aside";
	for (const row of rowsOf(lines, "[data-still]")) delete row.dataset.still;
}

/** Rows keep what was noted at them when they become others, so that only new ones have to be looked for. */
function createFall(box: HTMLElement) {
	let noted = 0;
	return (lines: HTMLElement) => {
		if (lines.dataset.moves === undefined) {
			const { scrollLeft, scrollWidth, clientWidth } = box;
			const ahead = scrollLeft + clientWidth - scrollWidth;
			lines.style.setProperty("--aside", `${scrollLeft}px`);
			lines.style.setProperty("--ahead", `${ahead}px`);
			lines.dataset.moves = "down";
			noted = 0;
		}
		if (noted === lines.childElementCount) return;
		const rows = rowsOf(lines, ":not([data-still])");
		for (const row of rows.slice(0, rowsAtOnce)) row.dataset.still = "";
		if (rows.length <= rowsAtOnce) noted = lines.childElementCount;
	};
}

function rowsOf(lines: HTMLElement, state: string): HTMLElement[] {
	return [...lines.querySelectorAll<HTMLElement>(`:scope > .grid-row${state}`)];
}
