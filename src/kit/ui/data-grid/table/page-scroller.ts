import { useMediaQuery } from "@mantine/hooks";
import { type RefObject, useLayoutEffect, useState } from "react";

/** What a list of cards is pushed by. */
export interface RowScroller {
	/** The page or panel around it where `isPage`, else the box of the list itself. */
	readonly element: () => HTMLElement | null;
	readonly isPage: boolean;
	/** Pixels from the top of what is pushed to the first row. */
	readonly margin: number;
}

/** On a phone the page is pushed as one, the list with it; a table has a box of its own that is pushed in both directions. */
export function useRowScroller(
	box: RefObject<HTMLDivElement | null>,
	isCards: boolean,
): RowScroller {
	// in large type a wide window has cards too, but tools so high that they must not stay
	const isNarrow = useMediaQuery("(max-width: 599px)", undefined, {
		getInitialValueInEffect: false,
	});
	const [margin, setMargin] = useState(0);
	const [page, setPage] = useState<HTMLElement | null>(null);
	// what stands above the list may have grown with anything that is drawn
	useLayoutEffect(() => {
		const found = isCards && isNarrow ? scrollingAround(box.current) : null;
		setPage(found);
		setMargin(found === null ? 0 : linesBelow(found, box.current));
	});
	return { element: () => page ?? box.current, isPage: page !== null, margin };
}

/** The nearest element around the list that is made to be pushed up and down. */
function scrollingAround(box: HTMLElement | null): HTMLElement | null {
	for (let at = box?.parentElement; at; at = at.parentElement) {
		if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
	}
	return null;
}

function linesBelow(page: HTMLElement, box: HTMLElement | null): number {
	const lines = box?.querySelector(":scope > .grid-lines");
	if (!lines) return 0;
	const { top } = page.getBoundingClientRect();
	return Math.round(lines.getBoundingClientRect().top - top + page.scrollTop);
}
