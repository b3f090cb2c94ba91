import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { whenIdle } from "../../when-idle.ts";

/** After so many times the first frames of a scroll are hardly slower than later ones. */
const times = 40;

/** Milliseconds that one time takes at most, with much to spare. */
const most = 8;

/** Of this page: what has become fast is so in every list. */
let left = times;

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
export function useRehearsal(box: RefObject<HTMLElement | null>, isLong: boolean): boolean {
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
