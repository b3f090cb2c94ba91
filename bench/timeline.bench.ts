import { type Bench, figure, floorFigure, limitFigure, type Tell } from "./bench.ts";
import { median } from "./load/percentile.ts";
import type { BareChromium } from "./stage/bare-chromium.ts";
import { dragAbout, dragFigure } from "./stage/drag-page.ts";
import { framesOf, type Scrolled, scrollBy, scrollFigures, whenCalm } from "./stage/scroll-page.ts";
import { type BenchPage, timeToSee, withBenchPage } from "./stage/serve-page.ts";

const rounds = 5;
const scrolledFrames = 145;
const seen = ".timeline-item";
const box = ".timeline-box";
const floorSeen = "[data-floor] td";

/** The year of a large company: the first sight of it, how it scrolls both ways, and how something is dragged over it. */
export const bench: Bench = {
	name: "timeline",
	title:
		"500 people × 365 days with 6,000 absences in Chromium, 1440×900; floor: a plain table of the rows in sight",
	needs: "Chromium",
	run: (tell) => withBenchPage("timeline-page", (page) => measure(page, tell)),
};

async function measure(page: BenchPage, tell: Tell): Promise<void> {
	const floors: Mounted[] = [];
	const years: Mounted[] = [];
	const months: Mounted[] = [];
	for (let round = 0; round < rounds; round++) {
		floors.push(await mount(page, "?show=floor", floorSeen));
		years.push(await mount(page, "?zoom=YEAR", seen));
		months.push(await mount(page, "?zoom=MONTH", seen));
	}
	const took = (mounts: readonly Mounted[]) => median(mounts.map(({ took }) => took));
	const work = (mounts: readonly Mounted[]) => median(mounts.map(({ work }) => work));
	tell(
		limitFigure("year mounted and painted", took(years), 60, "ms"),
		limitFigure("month mounted and painted", took(months), 60, "ms"),
		floorFigure("year against a plain table", {
			value: took(years),
			floor: took(floors),
			unit: "ms",
		}),
		limitFigure("work to mount the year", work(years), 60, "ms"),
		limitFigure("work to mount the month", work(months), 60, "ms"),
		figure("work to mount a plain table", work(floors), "ms"),
	);
	await measureScrolls(page, tell);
	await measureDrags(page, tell);
}

async function measureScrolls(page: BenchPage, tell: Tell): Promise<void> {
	const floors: Scrolled[] = [];
	const years = [];
	const months = [];
	for (let round = 0; round < rounds; round++) {
		floors.push(await scrollFloor(page));
		years.push(await scroll(await page.open("?zoom=YEAR"), 0));
		months.push(await scroll(await page.open("?zoom=MONTH"), 24));
	}
	tell(
		figure("frames down a plain table of everybody", median(floors.map(framesOf)), "/s"),
		...scrollFigures(
			"down the year",
			years.map(({ down }) => down),
		),
		...scrollFigures(
			"down the month",
			months.map(({ down }) => down),
		),
		...scrollFigures(
			"across the month",
			months.flatMap(({ across }) => (across === undefined ? [] : [across])),
		),
		workFigure(
			"down the year",
			years.map(({ downWork }) => downWork),
		),
		workFigure(
			"down the month",
			months.map(({ downWork }) => downWork),
		),
		workFigure(
			"across the month",
			months.map(({ acrossWork }) => acrossWork),
		),
		limitFigure("nodes of the year", Math.max(...years.map(({ nodes }) => nodes)), 1700, ""),
		limitFigure("nodes of the month", Math.max(...months.map(({ nodes }) => nodes)), 1700, ""),
	);
}

/** No more than a frame has; unlike frames it hardly minds what else the machine does. */
function workFigure(way: string, milliseconds: readonly number[]) {
	return limitFigure(`work a frame ${way}`, median(milliseconds), 16, "ms");
}

interface Mounted {
	/** Milliseconds from the state that shows it to the frame it is seen in. */
	readonly took: number;
	/** Milliseconds of the page's thread, which hardly mind what else the machine does. */
	readonly work: number;
}

async function mount(bench: BenchPage, query: string, selector: string): Promise<Mounted> {
	const page = await bench.open(query);
	const before = await page.busyTime();
	const took = await timeToSee(page, selector);
	const work = (await page.busyTime()) - before;
	await page.close();
	return { took, work };
}

/** A page that does nothing while it is scrolled: what the machine draws at best. */
async function scrollFloor(bench: BenchPage): Promise<Scrolled> {
	const page = await bench.open("?show=whole");
	await timeToSee(page, floorSeen);
	await page.ask(whenCalm);
	const scrolled = await page.ask(scrollBy, ["[data-floor-box]", 0, 120, scrolledFrames] as const);
	await page.close();
	return scrolled;
}

/** @param aside pixels a frame; a year has nowhere to go */
async function scroll(page: BareChromium, aside: number) {
	await timeToSee(page, seen);
	await page.ask(whenCalm);
	const before = await page.busyTime();
	const down = await page.ask(scrollBy, [box, 0, 120, scrolledFrames] as const);
	const between = await page.busyTime();
	const nodes = await page.ask(() => document.querySelectorAll(".timeline *").length);
	const across =
		aside === 0 ? undefined : await page.ask(scrollBy, [box, aside, 0, scrolledFrames] as const);
	const after = await page.busyTime();
	await page.close();
	const work = (milliseconds: number) => milliseconds / scrolledFrames;
	return {
		down,
		across,
		nodes,
		downWork: work(between - before),
		acrossWork: work(after - between),
	};
}

async function measureDrags(bench: BenchPage, tell: Tell): Promise<void> {
	const gaps: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const page = await bench.open("?zoom=MONTH");
		await timeToSee(page, seen);
		await page.ask(whenCalm);
		gaps.push(...(await page.ask(dragAbout, [seen, 0] as const)));
		await page.close();
	}
	tell(dragFigure(gaps));
}
