import { type Bench, figure, floorFigure, limitFigure, type Tell } from "./bench.ts";
import { median } from "./load/percentile.ts";
import type { BareChromium } from "./stage/bare-chromium.ts";
import { type Scrolled, scrollBy, scrollFigures, whenCalm } from "./stage/scroll-page.ts";
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

interface Scrolls {
	readonly down: Scrolled;
	readonly across: Scrolled;
	readonly nodes: number;
	/** Milliseconds of the page's thread for each frame down. */
	readonly work: number;
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
	const down = await page.ask(scrollBy, [".grid-box", 0, 240, scrolledFrames] as const);
	const work = ((await page.busyTime()) - before) / scrolledFrames;
	const nodes = await page.ask(() => document.querySelectorAll(".data-grid *").length);
	const across = await page.ask(scrollBy, [".grid-box", 24, 0, scrolledFrames] as const);
	await page.close();
	return { down, across, nodes, work };
}
