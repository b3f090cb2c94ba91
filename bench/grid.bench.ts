import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumArguments, findChromium } from "../tools/find-chromium.mjs";
import { type Bench, type Figure, limitFigure, ratioFigure } from "./bench.ts";
import { median, percentile } from "./load/percentile.ts";
import { serveGridPage } from "./stage/serve-grid-page.ts";

const rounds = 5;
const frames = 145;

/** A long list: the first sight of it, and how it scrolls. */
export const bench: Bench = {
	name: "grid",
	title:
		"10,000 rows × 20 columns in Chromium, 1440×900; floor: a plain table of the cells in sight",
	async run() {
		const folder = await mkdtemp(join(tmpdir(), "grid-page-"));
		const page = await serveGridPage(folder);
		const executablePath = findChromium();
		if (executablePath === undefined) throw new Error("No Chromium found.");
		const browser = await chromium.launch({
			executablePath,
			args: chromiumArguments,
		});
		try {
			return await measure(browser, page.address);
		} finally {
			await browser.close();
			await page.stop();
			await rm(folder, { recursive: true });
		}
	},
};

async function measure(browser: Browser, address: string): Promise<Figure[]> {
	const floors: number[] = [];
	const mounts: number[] = [];
	for (let round = 0; round < rounds; round++) {
		floors.push(
			await mount(browser, `${address}?show=floor`, "[data-floor] td"),
		);
		mounts.push(await mount(browser, address, ".grid-row .grid-cell"));
	}
	const [down, across, nodes] = await scroll(browser, address);
	const [floor, own] = [median(floors), median(mounts)];
	return [
		{ name: "floor: plain table painted", value: `${floor.toFixed(0)} ms` },
		limitFigure("mounted and painted", own, 250, "ms"),
		{ name: "ratio", value: (floor / own).toFixed(2) },
		...scrollFigures("down", down),
		...scrollFigures("across", across),
		limitFigure("nodes", nodes, 2500, ""),
	];
}

interface Scrolled {
	/** Milliseconds between frames. */
	readonly gaps: readonly number[];
	readonly longTasks: number;
}

function scrollFigures(way: string, { gaps, longTasks }: Scrolled): Figure[] {
	const perSecond =
		1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
	return [
		ratioFigure(`frames a second ${way}`, perSecond, 55),
		{
			name: `frame ${way}, 95 %`,
			value: `${percentile(gaps, 0.95).toFixed(0)} ms`,
		},
		limitFigure(`long tasks ${way}`, longTasks, 0, "ms"),
	];
}

async function open(browser: Browser, address: string): Promise<Page> {
	const page = await browser.newPage({
		viewport: { width: 1440, height: 900 },
	});
	await page.goto(address);
	await page.waitForFunction("typeof mountNow === 'function'");
	return page;
}

/** From the state that shows it to the frame it is seen in. */
async function mount(
	browser: Browser,
	address: string,
	seen: string,
): Promise<number> {
	const page = await open(browser, address);
	const took = await page.evaluate(
		(selector) =>
			new Promise<number>((resolve) => {
				const began = performance.now();
				const look = () => {
					if (document.querySelector(selector) === null)
						requestAnimationFrame(look);
					else
						requestAnimationFrame(() =>
							setTimeout(() => resolve(performance.now() - began)),
						);
				};
				(globalThis as unknown as { mountNow: () => void }).mountNow();
				requestAnimationFrame(look);
			}),
		seen,
	);
	await page.close();
	return took;
}

async function scroll(
	browser: Browser,
	address: string,
): Promise<[down: Scrolled, across: Scrolled, nodes: number]> {
	const page = await open(browser, address);
	await page.evaluate("mountNow()");
	await page.waitForSelector(".grid-row .grid-cell");
	await page.evaluate(
		() => new Promise((resolve) => requestIdleCallback(resolve)),
	);
	const down = await page.evaluate(scrollBy, [0, 240, frames] as const);
	const nodes = await page.evaluate(
		() => document.querySelectorAll(".data-grid *").length,
	);
	const across = await page.evaluate(scrollBy, [24, 0, frames] as const);
	await page.close();
	return [down, across, nodes];
}

/** Runs in the page. */
async function scrollBy([x, y, count]: readonly [
	number,
	number,
	number,
]): Promise<Scrolled> {
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
			const atEnd =
				x > 0 && box.scrollLeft + box.clientWidth >= box.scrollWidth - 1;
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
