import { type RefObject, useEffect } from "react";

/** Milliseconds without movement after which the box rests. */
const restAfter = 150;

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
		element.addEventListener("scroll", watch.note, { passive: true });
		return () => {
			element.removeEventListener("scroll", watch.note);
			watch.rest();
		};
	}, [box]);
}

/** What once moved aside may do so again until it rests: changing to and fro would cost more than it saves. */
function watchFall(box: HTMLElement) {
	const lines = box.querySelector<HTMLElement>(":scope > .grid-lines");
	let aside = box.scrollLeft;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const rest = () => {
		clearTimeout(timer);
		if (lines !== null) delete lines.dataset.moves;
	};
	const note = () => {
		if (lines === null || box.dataset.cards !== undefined) return;
		clearTimeout(timer);
		timer = setTimeout(rest, restAfter);
		if (box.scrollLeft !== aside) {
			aside = box.scrollLeft;
			lines.dataset.moves = "aside";
		} else if (lines.dataset.moves === undefined) begin(box, lines);
	};
	return { note, rest };
}

function begin(box: HTMLElement, lines: HTMLElement): void {
	const { scrollLeft, scrollWidth, clientWidth } = box;
	const ahead = scrollLeft + clientWidth - scrollWidth;
	lines.style.setProperty("--aside", `${scrollLeft}px`);
	lines.style.setProperty("--ahead", `${ahead}px`);
	lines.dataset.moves = "down";
}
