import { defaultRangeExtractor, observeElementOffset, type Range } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";

/**
 * Tells a virtualizer how far its box is scrolled along its own axis. Left alone it hears of the other one too, and a
 * list that begins to fall would be drawn once for its rows and once for its columns.
 */
export const observeAlong: typeof observeElementOffset = (virtualizer, tell) => {
	let known: number | undefined;
	let isMoving = false;
	return observeElementOffset(virtualizer, (offset, isScrolling) => {
		if (offset === known && !isMoving) return;
		known = offset;
		isMoving = isScrolling;
		tell(offset, isScrolling);
	});
};

/** Sizes are remembered until the virtualizer hears that they changed; measuring 10,000 rows twice takes time. */
export function useMeasured(virtualizer: { readonly measure: () => void }, sizes: unknown): void {
	const measured = useRef(sizes);
	useLayoutEffect(() => {
		if (measured.current === sizes) return;
		measured.current = sizes;
		virtualizer.measure();
	});
}

/**
 * What is in sight, and always one more: the focus would be lost with its element.
 *
 * @param ahead lets those that wait behind the sight be others, so many places further on
 */
export function keepIndex(index: number, ahead = 0): (range: Range) => number[] {
	return (range) => {
		const indexes = defaultRangeExtractor(range).map((own) =>
			own > range.endIndex && own + ahead < range.count ? own + ahead : own,
		);
		if (index < 0 || index >= range.count || indexes.includes(index)) return indexes;
		return [...indexes, index].sort((a, b) => a - b);
	};
}
