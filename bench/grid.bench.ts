import { type Bench, type Figure, figure, floorFigure, limitFigure, type Tell } from "./bench.ts";
import { median, percentile } from "./load/percentile.ts";
import type { BareChromium } from "./stage/bare-chromium.ts";
import { type BenchPage, timeToSee, withBenchPage } from "./stage/serve-page.ts";

const rounds = 5;
const scrolledFrames = 145;

/** A long list: the first sight of it, and how it scrolls. */
export const bench: Bench = {
	name: "grid",
	title:
		"10,000 rows × 20 columns in Chromium, 1440×900; floor: a plain table of the cells in sight",
	needs: "Chromium",
	run: (tell) => withBenchPage("grid-page", (page) => measure(page, tell)),
};

async function measure(page: BenchPage, tell: Tell): Promise<void> {
	const floors: number[] = [];
	const mounts: number[] = [];
	for (let round = 0; round < rounds; round++) {
		floors.push(await mount(page, "?show=floor", "[data-floor] td"));
		mounts.push(await mount(page, "", ".grid-row .grid-cell"));
	}
	const [floor, own] = [median(floors), median(mounts)];
	tell(
		limitFigure("mounted and painted", own, 250, "ms"),
		floorFigure("against a plain table", { value: own, floor, unit: "ms" }),
	);
	const scrolls: Scrolls[] = [];
	for (let round = 0; round < rounds; round++) scrolls.push(await scroll(await page.open()));
	const of = (figure: (scrolls: Scrolls) => number) => median(scrolls.map(figure));
	tell(
		...scrollFigures(
			"down",
			scrolls.map(({ down }) => down),
		),
		figure(
			"work a frame down",
			of(({ work }) => work),
			"ms",
		),
		...scrollFigures(
			"across",
			scrolls.map(({ across }) => across),
		),
		limitFigure(
			"nodes",
			of(({ nodes }) => nodes),
			2500,
			"",
		),
	);
}

interface Scrolled {
	/** Milliseconds between frames. */
	readonly gaps: readonly number[];
	readonly longTasks: number;
}

interface Scrolls {
	readonly down: Scrolled;
	readonly across: Scrolled;
	readonly nodes: number;
	/** Milliseconds of the page's thread for each frame down. */
	readonly work: number;
}

/** Of several pages the one in the middle: a machine that is shared stops each of them now and then. */
function scrollFigures(way: string, rounds: readonly Scrolled[]): Figure[] {
	const of = (figure: (scrolled: Scrolled) => number) => median(rounds.map(figure));
	const perSecond = ({ gaps }: Scrolled) =>
		1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
	const frames = of(perSecond);
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

/** From the state that shows it to the frame it is seen in. */
async function mount(bench: BenchPage, query: string, seen: string): Promise<number> {
	const page = await bench.open(query);
	const took = await timeToSee(page, seen);
	await page.close();
	return took;
}

async function scroll(page: BareChromium): Promise<Scrolls> {
	await timeToSee(page, ".grid-row .grid-cell");
	await page.ask(whenCalm);
	const before = await page.busyTime();
	const down = await page.ask(scrollBy, [0, 240, scrolledFrames] as const);
	const work = ((await page.busyTime()) - before) / scrolledFrames;
	const nodes = await page.ask(() => document.querySelectorAll(".data-grid *").length);
	const across = await page.ask(scrollBy, [24, 0, scrolledFrames] as const);
	await page.close();
	return { down, across, nodes, work };
}

/** Runs in the page: until it has nothing left to do, as when somebody has seen the list and reaches for the wheel. */
function whenCalm(): Promise<number> {
	const calm = 40;
	return new Promise((resolve) => {
		const look = (deadline: IdleDeadline) => {
			if (deadline.timeRemaining() > calm) resolve(0);
			else requestIdleCallback(look);
		};
		requestIdleCallback(look);
	});
}

/** Runs in the page. */
async function scrollBy([x, y, count]: readonly [number, number, number]): Promise<Scrolled> {
	const box = document.querySelector(".grid-box") as HTMLElement;
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
