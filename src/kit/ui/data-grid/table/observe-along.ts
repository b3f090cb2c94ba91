import { observeElementOffset } from "@tanstack/react-virtual";

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
