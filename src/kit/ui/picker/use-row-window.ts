import { type RefObject, useEffect, useRef, useState } from "react";

const besides = 6;
const fine = 32;
const coarse = 44;

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
	const [seen, setSeen] = useState({ top: 0, height: 400 });
	const rowHeight = useRowHeight();
	useEffect(() => {
		const element = box.current;
		if (element === null) return;
		const look = () => setSeen({ top: element.scrollTop, height: element.clientHeight });
		const observer = new ResizeObserver(look);
		observer.observe(element);
		element.addEventListener("scroll", look, { passive: true });
		return () => {
			observer.disconnect();
			element.removeEventListener("scroll", look);
		};
	}, []);
	const first = Math.max(0, Math.floor(seen.top / rowHeight) - besides);
	const shown = Math.ceil(seen.height / rowHeight) + 2 * besides;
	return {
		box,
		rowHeight,
		first: Math.min(first, Math.max(0, count - shown)),
		end: Math.min(count, first + shown),
		reveal(index) {
			const element = box.current;
			if (element === null) return;
			const top = index * rowHeight;
			const lowest = top + rowHeight - element.clientHeight;
			if (element.scrollTop > top) element.scrollTop = top;
			else if (element.scrollTop < lowest) element.scrollTop = lowest;
		},
	};
}

function useRowHeight(): number {
	const [height] = useState(() =>
		matchMedia("(pointer: coarse), (max-width: 699px)").matches ? coarse : fine,
	);
	return height;
}
