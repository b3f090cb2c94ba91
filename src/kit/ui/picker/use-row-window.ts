import { observeElementRect, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useRef, useState } from "react";
import { sizes } from "#kit/contract/limits.ts";
import { narrowerThan, scaleOfType } from "../scale-of-type.ts";

const fine = 32;
const coarse = 44;
const finger = `(pointer: coarse), ${narrowerThan(sizes.phoneBelow)}`;
/** Height of the box until it was measured. */
const assumed = { width: 0, height: 400 };

interface RowWindow {
	readonly box: RefObject<HTMLDivElement | null>;
	readonly rowHeight: number;
	readonly first: number;
	/** Exclusive. */
	readonly end: number;
	/** Scrolls as little as needed. */
	reveal(index: number): void;
}

/** The rows of a long list that are seen: all are equally high, 44 px under a finger. */
export function useRowWindow(count: number): RowWindow {
	const box = useRef<HTMLDivElement>(null);
	const [rowHeight] = useState(() => (matchMedia(finger).matches ? coarse : fine) * scaleOfType());
	const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
		count,
		getScrollElement: () => box.current,
		initialRect: assumed,
		observeElementRect: observeLaidOut,
		estimateSize: () => rowHeight,
		overscan: 6,
	});
	const shown = rows.getVirtualItems();
	const first = shown[0]?.index ?? 0;
	return {
		box,
		rowHeight,
		first,
		end: first + shown.length,
		reveal: (index) => rows.scrollToIndex(index),
	};
}

/** In a dialog that is about to open the box has no height yet; rows are drawn all the same. */
const observeLaidOut: typeof observeElementRect = (virtualizer, tell) =>
	observeElementRect(virtualizer, (rect) => {
		if (rect.height > 0) tell(rect);
	});
