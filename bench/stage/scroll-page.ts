import { type Figure, figure, limitFigure } from "../bench.ts";
import { median, percentile } from "../load/percentile.ts";

export interface Scrolled {
	/** Milliseconds between frames. */
	readonly gaps: readonly number[];
	readonly longTasks: number;
}

/** Frames a second. */
export function framesOf({ gaps }: Scrolled): number {
	return 1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
}

/** Of several pages the one in the middle: a machine that is shared stops each of them now and then. */
export function scrollFigures(way: string, rounds: readonly Scrolled[]): Figure[] {
	const of = (figure: (scrolled: Scrolled) => number) => median(rounds.map(figure));
	const frames = of(framesOf);
	const late = of(({ gaps }) => percentile(gaps, 0.95));
	const all = rounds.map(({ longTasks }) => longTasks.toFixed(0)).join(", ");
	return [
		{ ...figure(`frames ${way}`, frames, "/s"), goal: "≥ 55 /s", met: frames >= 55 },
		figure(`frame ${way}, 95 %`, late, "ms"),
		limitFigure(
			`long tasks ${way}`,
			of(({ longTasks }) => longTasks),
			0,
			"ms",
		),
		{ name: `long tasks ${way}, each page`, value: `${all} ms` },
	];
}

/** Runs in the page: until it has nothing left to do, as when somebody has seen the list and reaches for the wheel. */
export function whenCalm(): Promise<number> {
	const calm = 40;
	return new Promise((resolve) => {
		const look = (deadline: IdleDeadline) => {
			if (deadline.timeRemaining() > calm) resolve(0);
			else requestIdleCallback(look);
		};
		requestIdleCallback(look);
	});
}

/** Runs in the page: pushes a box so many pixels a frame, so many frames, to and fro where it ends at the side. */
export async function scrollBy([selector, x, y, count]: readonly [
	string,
	number,
	number,
	number,
]): Promise<Scrolled> {
	const box = document.querySelector(selector) as HTMLElement;
	let longTasks = 0;
	const watcher = new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) longTasks += entry.duration;
	});
	watcher.observe({ type: "longtask" });
	const gaps: number[] = [];
	let sign = 1;
	await new Promise<void>((resolve) => {
		let before: number | undefined;
		const step = (now: number) => {
			if (before !== undefined) gaps.push(now - before);
			before = now;
			if (gaps.length >= count) return resolve();
			const atEnd = x > 0 && box.scrollLeft + box.clientWidth >= box.scrollWidth - 1;
			if (atEnd) sign = -1;
			else if (x > 0 && box.scrollLeft === 0) sign = 1;
			box.scrollLeft += x * sign;
			box.scrollTop += y;
			requestAnimationFrame(step);
		};
		requestAnimationFrame(step);
	});
	// what was seen and not yet told
	for (const entry of watcher.takeRecords()) longTasks += entry.duration;
	watcher.disconnect();
	return { gaps, longTasks };
}
