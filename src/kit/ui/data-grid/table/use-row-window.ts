import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { whenIdle } from "../../when-idle.ts";
import { keepIndex, observeAlong, useMeasured } from "./observe-along.ts";
import type { RowScroller } from "./page-scroller.ts";
import { createRowPlaces, type RowPlace } from "./row-places.ts";
import { useFalling } from "./use-falling.ts";

/** After so many times the first frames of a scroll are hardly slower than later ones. */
const times = 40;

/** Milliseconds that one time takes at most, with much to spare. */
const most = 8;

/** Of this page: what has become fast is so in every list. */
let left = times;

interface Given {
	readonly box: RefObject<HTMLDivElement | null>;
	readonly scroller: RowScroller;
	/** Height of the box when it was first seen. */
	readonly height: number;
	readonly count: number;
	readonly rowHeight: number;
	/** The row of the focus: always drawn. */
	readonly active: number;
}

/** Rows that wait out of sight at each end. */
const overscan = 4;

/** Rows in sight and some more at both ends. */
export function useRowWindow(given: Given): readonly RowPlace[] {
	const { box, scroller, count, rowHeight, active } = given;
	// a box that is not pushed itself is as high as all of its rows
	const height = Math.min(given.height, window.innerHeight);
	const isLong = count * rowHeight > 2 * height;
	const ahead = useRehearsal(box, isLong && !scroller.isPage) ? overscan : 0;
	const rows = useVirtualizer<HTMLElement, HTMLDivElement>({
		count,
		getScrollElement: scroller.element,
		initialRect: { width: 0, height },
		scrollMargin: scroller.margin,
		estimateSize: () => rowHeight,
		observeElementOffset: observeAlong,
		overscan,
		rangeExtractor: useMemo(() => keepIndex(active, ahead), [active, ahead]),
	});
	useMeasured(rows, rowHeight);
	useFalling(box);
	const [place] = useState(createRowPlaces);
	const indexes = rows.getVirtualItems().map(({ index }) => index);
	return place(indexes, {
		isMoving: rows.isScrolling,
		focused: hasFocus(box.current) ? active : -1,
	});
}

/** Whether nothing is left to be done. */
export function isRehearsed(): boolean {
	return left === 0;
}

/** As in a new page: tests share one. */
export function forgetRehearsal(): void {
	left = times;
}

/**
 * Draws rows that wait out of sight as others, to and fro, while the browser has time and nobody scrolls. A browser runs
 * slowly what it runs the first times: without this the first frames of a scroll took 35 to 60 ms each, in which the page
 * answered to nothing.
 *
 * @param isLong whether there are others
 * @returns whether rows that wait are to be others
 */
function useRehearsal(box: RefObject<HTMLElement | null>, isLong: boolean): boolean {
	const [isOther, setOther] = useState(false);
	useEffect(() => {
		const element = box.current;
		if (element === null || !isLong || isRehearsed()) return;
		const rehearse = (timeLeft: () => number) => {
			while (left > 0 && timeLeft() > most) {
				left--;
				flushSync(() => setOther(left % 2 === 1));
			}
			if (left > 0) takeBack = whenIdle(rehearse);
		};
		let takeBack = whenIdle(rehearse);
		const stop = () => {
			takeBack();
			setOther(false);
		};
		element.addEventListener("scroll", stop, { once: true, passive: true });
		return () => {
			element.removeEventListener("scroll", stop);
			takeBack();
		};
	}, [box, isLong]);
	return isOther;
}

function hasFocus(box: HTMLElement | null): boolean {
	const lines = box?.querySelector(":scope > .grid-lines");
	return lines?.contains(document.activeElement) ?? false;
}
