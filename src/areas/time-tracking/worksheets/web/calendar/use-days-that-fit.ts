import { type RefObject, useLayoutEffect, useState } from "react";

/** Room of a day, and of name and sum beside it, in rem; as in unit-calendar.css. */
const dayRoom = 1.85;
const restRoom = { wide: 13, narrow: 9.5 } as const;
/** Below it the room for names is narrow, in pixels. */
const narrow = 600;

/** How many days stand side by side in an element; two weeks before it is drawn and on paper. */
export function useDaysThatFit(box: RefObject<HTMLElement | null>): number {
	const [most, setMost] = useState(14);
	useLayoutEffect(() => {
		const element = box.current;
		if (element === null) return;
		const measure = () => {
			const { clientWidth } = element;
			if (clientWidth > 0) setMost(daysIn(clientWidth));
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, [box]);
	return most;
}

function daysIn(pixels: number): number {
	const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
	const rest = innerWidth < narrow ? restRoom.narrow : restRoom.wide;
	return Math.max(1, Math.floor((pixels / rem - rest) / dayRoom));
}
