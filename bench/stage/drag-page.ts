import { type Figure, figure, limitFigure } from "../bench.ts";
import { percentile } from "../load/percentile.ts";

/** @param gaps milliseconds between frames */
export function dragFigure(gaps: readonly number[], atMost?: number): Figure {
	const value = percentile(gaps, 0.95);
	const name = "frame of a drag, 95 %";
	return atMost === undefined ? figure(name, value, "ms") : limitFigure(name, value, atMost, "ms");
}

/**
 * Runs in the page: takes hold of an item and moves it over rows and days, a step each frame; answers the milliseconds between
 * frames.
 *
 * @param rests after every eight steps it is held still for so many frames
 */
export async function dragAbout([selector, rests]: readonly [string, number]): Promise<number[]> {
	const item = document.querySelector(selector) as HTMLElement;
	const { left, top, width, height } = item.getBoundingClientRect();
	const begin = { x: left + width / 2, y: top + height / 2 };
	const send = (type: string, target: EventTarget, x: number, y: number) =>
		target.dispatchEvent(
			new PointerEvent(type, {
				bubbles: true,
				pointerId: 1,
				pointerType: "mouse",
				button: 0,
				clientX: x,
				clientY: y,
			}),
		);
	send("pointerdown", item, begin.x, begin.y);
	const gaps: number[] = [];
	await new Promise<void>((resolve) => {
		let before: number | undefined;
		let frame = 0;
		let step = 0;
		const next = (now: number) => {
			if (before !== undefined) gaps.push(now - before);
			before = now;
			frame++;
			if (frame % (8 + rests) < 8) {
				step++;
				send("pointermove", window, begin.x + step * 9, begin.y + step * 5);
			}
			if (step < 64) requestAnimationFrame(next);
			else resolve();
		};
		requestAnimationFrame(next);
	});
	send("pointercancel", window, begin.x, begin.y);
	return gaps;
}
