import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import pino from "pino";
import { loadDemo } from "../database/demo/load-demo.ts";
import { buildWhenStale } from "../tools/build-when-stale.ts";
import { budgetOf } from "../tools/bundle-budget.ts";
import { type Bench, type Figure, floorFigure, limitFigure, type Tell } from "./bench.ts";
import { median } from "./load/percentile.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { signInToDemo } from "./stage/demo-sign-in.ts";
import { startBareServer, startServing } from "./stage/serving-process.ts";
import { visit } from "./stage/visit.ts";

const root = dirname(import.meta.dirname);
const rounds = 5;
const slowdown = 4;

/** What somebody with a slow computer waits for in the morning. */
export const bench: Bench = {
	name: "web",
	title: `Dashboard in Chromium with the CPU slowed ${slowdown}×, nothing cached; floor: a bare answer in the same browser`,
	needs: "Chromium",
	async run(tell) {
		buildWhenStale(root);
		tell(...startChunk());
		await inBrowser(tell);
	},
};

function startChunk(): Figure[] {
	const web = join(root, "dist", "web");
	const manifest = JSON.parse(readFileSync(join(web, ".vite", "manifest.json"), "utf8"));
	const weigh = (file: string) => gzipSync(readFileSync(join(web, file))).length;
	return budgetOf(manifest, weigh).map(({ name, bytes, limit }) =>
		limitFigure(name, bytes / 1000, limit / 1000, "kB"),
	);
}

async function inBrowser(tell: Tell): Promise<void> {
	await withBenchCluster(async (cluster) => {
		const log = pino({ level: "silent" });
		await loadDemo(cluster.ownerUrl, { now: new Date(), log });
		const [serving, bare] = await Promise.all([startServing(cluster), startBareServer()]);
		try {
			const browser = await signInToDemo(serving.address);
			const cookie = browser.cookies.get("stundwerk") as string;
			tell(...(await measure(serving.address, bare.address, cookie)));
		} finally {
			await Promise.all([serving.stop(), bare.stop()]);
		}
	});
}

async function measure(address: string, bareAddress: string, cookie: string): Promise<Figure[]> {
	const floors: number[] = [];
	const usable: number[] = [];
	const shifts: number[] = [];
	const visitor = { cookie, slowdown };
	for (let round = 0; round < rounds; round++) {
		floors.push(...(await visit(bareAddress, visitor, [whenShown])));
		const [at, shift] = await visit(`${address}/home/dashboard`, visitor, [
			whenUsable,
			shiftWhenCalm,
		]);
		usable.push(Number(at));
		shifts.push(Number(shift));
	}
	const floor = median(floors);
	return [
		limitFigure("dashboard usable", median(usable), 1500, "ms"),
		floorFigure("against a bare answer shown", { value: median(usable), floor, unit: "ms" }),
		limitFigure("layout shift, worst", Math.max(...shifts), 0.02, ""),
	];
}

function whenShown(): Promise<number> {
	return new Promise((resolve) => {
		const look = () => {
			if (document.body?.textContent) resolve(performance.now());
			else requestAnimationFrame(look);
		};
		look();
	});
}

/** The work-time clock is there and one of its buttons can be pressed. */
function whenUsable(): Promise<number> {
	return new Promise((resolve) => {
		const look = () => {
			const button = document.querySelector("main section button:enabled");
			if (document.querySelector("[role=timer]") && button) resolve(performance.now());
			else requestAnimationFrame(look);
		};
		look();
	});
}

/**
 * The sum of all shifts until the rest is there and the page had nothing to do twice in a row, with a frame drawn between.
 * The network is never idle: the live connection stays open.
 */
async function shiftWhenCalm(): Promise<number> {
	const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
	const isWhole = () =>
		document.querySelector("main [data-loading]") === null &&
		performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/api/jobs")) &&
		document.fonts.status === "loaded";
	while (!isWhole()) await frame();
	for (let count = 0; count < 2; count++) {
		await frame();
		await new Promise((resolve) => requestIdleCallback(resolve));
	}
	return new Promise((resolve) => {
		new PerformanceObserver((list) => {
			const shifts = list.getEntries() as unknown as { value: number }[];
			resolve(shifts.reduce((sum, { value }) => sum + value, 0));
		}).observe({ type: "layout-shift", buffered: true });
		// without any shift nothing is ever told
		setTimeout(() => resolve(0), 500);
	});
}
