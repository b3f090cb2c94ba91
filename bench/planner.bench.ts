import { type Bench, type Figure, figure, limitFigure, type Tell } from "./bench.ts";
import { median } from "./load/percentile.ts";
import { sizeOf } from "./size.ts";
import { BareChromium } from "./stage/bare-chromium.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { dragAbout, dragFigure } from "./stage/drag-page.ts";
import { scrollBy, scrollFigures, whenCalm } from "./stage/scroll-page.ts";
import { startServing } from "./stage/serving-process.ts";
import { insertWardCompany } from "./stage/ward-company.ts";

const people = sizeOf("PEOPLE", 300);
const rounds = 5;
const scrolledFrames = 145;
/** Frames that something is held still, long enough to be checked. */
const restingFrames = 20;
/** The legend below shows items of its own. */
const seen = ".timeline-box .timeline-item";

/** A month of a ward or ten, where the planner works all afternoon. */
export const bench: Bench = {
	name: "planner",
	title: `the plan of ${people} people × a month with two shifts on many days in Chromium, 1440×900: shown, scrolled, dragged over with live checks`,
	needs: "Chromium",
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const { administrator } = await insertWardCompany(cluster.ownerUrl, people);
			const serving = await startServing(cluster);
			try {
				await measure(serving.address, administrator, tell);
			} finally {
				await serving.stop();
			}
		}),
};

async function measure(address: string, cookie: string, tell: Tell): Promise<void> {
	const shown: Shown[] = [];
	for (let round = 0; round < rounds; round++) shown.push(await look(address, cookie));
	tell(...mountFigures(shown), ...scrolledFigures(shown), ...dragFigures(shown));
}

function mountFigures(shown: readonly Shown[]): Figure[] {
	const of = (pick: (one: Shown) => number) => median(shown.map(pick));
	const [took, work, first] = [
		of((one) => one.took),
		of((one) => one.work),
		of((one) => one.first),
	];
	return [
		limitFigure("plan mounted and painted, its data there", took, 100, "ms"),
		figure("work to mount it", work, "ms"),
		figure("plan seen from nothing", first, "ms"),
		limitFigure("nodes", Math.max(...shown.map(({ nodes }) => nodes)), 1700, ""),
	];
}

function scrolledFigures(shown: readonly Shown[]): Figure[] {
	const down = shown.map((one) => one.down);
	const across = shown.map((one) => one.across);
	return [...scrollFigures("down the plan", down), ...scrollFigures("across the plan", across)];
}

function dragFigures(shown: readonly Shown[]): Figure[] {
	const checks = shown.flatMap((one) => one.checks);
	const gaps = shown.flatMap((one) => one.gaps);
	return [
		dragFigure(gaps, 20),
		figure("a held shift checked", median(checks), "ms"),
		figure("checks of a drag", checks.length / shown.length, ""),
	];
}

type Shown = Awaited<ReturnType<typeof look>>;

/** One planner's visit, with a browser of her own. */
async function look(address: string, cookie: string) {
	const page = await BareChromium.launch({ width: 1440, height: 900 });
	try {
		await page.send("Network.setCookie", { name: "stundwerk", value: cookie, url: address });
		await page.open(`${address}/shiftplan/overview`);
		const first = await page.ask(whenSeen, seen);
		await page.ask(whenCalm);
		await page.ask(toList);
		await page.ask(whenCalm);
		const before = await page.busyTime();
		const took = await page.ask(backToPlan, seen);
		const work = (await page.busyTime()) - before;
		await page.ask(whenCalm);
		const nodes = await page.ask(() => document.querySelectorAll(".timeline *").length);
		const gaps = await page.ask(dragAbout, [`${seen}:not([data-fixed])`, restingFrames] as const);
		const checks = await page.ask(timesOfChecks);
		await page.ask(whenCalm);
		const down = await page.ask(scrollBy, [".timeline-box", 0, 120, scrolledFrames] as const);
		const across = await page.ask(scrollBy, [".timeline-box", 24, 0, scrolledFrames] as const);
		return { first, took, work, nodes, gaps, checks, down, across };
	} finally {
		await page.close();
	}
}

/** Runs in the page, as all that follows: milliseconds from its beginning to the sight of something. */
function whenSeen(selector: string): Promise<number> {
	return new Promise((resolve) => {
		const look = () => {
			if (document.querySelector(selector)) resolve(performance.now());
			else requestAnimationFrame(look);
		};
		look();
	});
}

async function toList(): Promise<void> {
	document.querySelector<HTMLElement>('a[href$="/shiftplan/entries"]')?.click();
	const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
	while (document.querySelector(".timeline-box") || !document.querySelector("[role=grid]"))
		await frame();
}

function backToPlan(selector: string): Promise<number> {
	return new Promise((resolve) => {
		const began = performance.now();
		const look = () => {
			if (document.querySelector(selector) === null) requestAnimationFrame(look);
			else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
		};
		history.back();
		requestAnimationFrame(look);
	});
}

/** Of checks that were not given up. */
function timesOfChecks(): number[] {
	return performance
		.getEntriesByType("resource")
		.filter(({ name }) => name.endsWith("/api/shift-plan/check"))
		.filter((entry) => (entry as PerformanceResourceTiming).responseStatus === 200)
		.map(({ duration }) => duration);
}
