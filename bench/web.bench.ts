import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import pino from "pino";
import { type Browser, chromium, type Page } from "playwright-core";
import { demoPassword } from "../database/demo/demo-password.ts";
import { loadDemo } from "../database/demo/load-demo.ts";
import { TestBrowser } from "../src/kit/testing/test-browser.ts";
import { buildWeb } from "../tools/build-web.ts";
import { budgetOf } from "../tools/bundle-budget.ts";
import { chromiumArguments, findChromium } from "../tools/find-chromium.mjs";
import { isWebStale } from "../tools/stale-builds.ts";
import { type Bench, type Figure, limitFigure } from "./bench.ts";
import { median } from "./load/percentile.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { startBareServer, startServing } from "./stage/serving-process.ts";

const root = dirname(import.meta.dirname);
const rounds = 5;
const slowdown = 4;

/** What somebody with a slow computer waits for in the morning. */
export const bench: Bench = {
	name: "web",
	title: `Dashboard in Chromium with the CPU slowed ${slowdown}×, nothing cached; floor: a bare answer in the same browser`,
	async run() {
		if (isWebStale(root)) await buildWeb(root);
		return [...startChunk(), ...(await inBrowser())];
	},
};

function startChunk(): Figure[] {
	const web = join(root, "dist", "web");
	const manifest = JSON.parse(
		readFileSync(join(web, ".vite", "manifest.json"), "utf8"),
	);
	const weigh = (file: string) =>
		gzipSync(readFileSync(join(web, file))).length;
	return budgetOf(manifest, weigh).map(({ name, bytes, limit }) =>
		limitFigure(name, bytes / 1000, limit / 1000, "kB"),
	);
}

async function inBrowser(): Promise<Figure[]> {
	return withBenchCluster(async (cluster) => {
		const log = pino({ level: "silent" });
		await loadDemo(cluster.ownerUrl, { now: new Date(), log });
		const [serving, bare] = await Promise.all([
			startServing(cluster),
			startBareServer(),
		]);
		const executablePath = findChromium();
		if (executablePath === undefined) throw new Error("No Chromium found.");
		const browser = await chromium.launch({
			executablePath,
			args: chromiumArguments,
		});
		try {
			const cookie = await signIn(serving.address);
			return await measure(browser, serving.address, bare.address, cookie);
		} finally {
			await browser.close();
			await Promise.all([serving.stop(), bare.stop()]);
		}
	});
}

async function signIn(address: string): Promise<string> {
	const client = new TestBrowser(address);
	const answer = await client.fetch("/api/session", {
		method: "POST",
		body: JSON.stringify({
			tenantNo: "10001",
			username: "leitung",
			password: demoPassword,
			persistent: false,
		}),
	});
	if (answer.status !== 200) throw new Error(await answer.text());
	return client.cookies.get("stundwerk") as string;
}

async function measure(
	browser: Browser,
	address: string,
	bareAddress: string,
	cookie: string,
): Promise<Figure[]> {
	const floors: number[] = [];
	const usable: number[] = [];
	const shifts: number[] = [];
	for (let round = 0; round < rounds; round++) {
		floors.push(
			await visit(browser, bareAddress, undefined, (page) =>
				page.evaluate(() => performance.now()),
			),
		);
		const { at, shift } = await visit(
			browser,
			`${address}/home/dashboard`,
			cookie,
			whenUsable,
		);
		usable.push(at);
		shifts.push(shift);
	}
	const floor = median(floors);
	return [
		{ name: "floor: bare answer shown", value: `${floor.toFixed(0)} ms` },
		limitFigure("dashboard usable", median(usable), 1500, "ms"),
		{ name: "ratio", value: (floor / median(usable)).toFixed(2) },
		limitFigure("layout shift, worst", Math.max(...shifts), 0.02, ""),
	];
}

async function visit<T>(
	browser: Browser,
	address: string,
	cookie: string | undefined,
	look: (page: Page) => Promise<T>,
): Promise<T> {
	const context = await browser.newContext({
		viewport: { width: 1600, height: 1000 },
	});
	try {
		if (cookie !== undefined) {
			const url = new URL(address).origin;
			await context.addCookies([{ name: "stundwerk", value: cookie, url }]);
		}
		const page = await context.newPage();
		await page.addInitScript(watchShifts);
		const devTools = await context.newCDPSession(page);
		await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
		await page.goto(address, { waitUntil: "commit" });
		return await look(page);
	} finally {
		await context.close();
	}
}

/** The work-time clock is there and one of its buttons can be pressed; nothing may move until all the rest is there. */
async function whenUsable(page: Page): Promise<{ at: number; shift: number }> {
	const options = { polling: "raf", timeout: 20_000 } as const;
	const seen = await page.waitForFunction(
		() => {
			const button = document.querySelector("main section button:enabled");
			const isUsable = document.querySelector("[role=timer]") && button;
			return isUsable ? performance.now() : undefined;
		},
		undefined,
		options,
	);
	const at = (await seen.jsonValue()) as number;
	// the network is never idle: the live connection stays open
	await page.waitForFunction(
		() => {
			const isWaiting = document.querySelector("main [data-loading]") !== null;
			const names = performance.getEntriesByType("resource");
			const hasJobs = names.some(({ name }) => name.endsWith("/api/jobs"));
			return !isWaiting && hasJobs && document.fonts.status === "loaded";
		},
		undefined,
		options,
	);
	await page.evaluate(calm);
	const shift = await page.evaluate(
		() => (globalThis as { layoutShift?: number }).layoutShift ?? 0,
	);
	return { at, shift };
}

/** Ends when the page had nothing to do twice in a row, with a frame drawn between. */
async function calm(): Promise<void> {
	for (let count = 0; count < 2; count++) {
		await new Promise((resolve) => requestAnimationFrame(resolve));
		await new Promise((resolve) => requestIdleCallback(resolve));
	}
}

function watchShifts(): void {
	const sums = globalThis as { layoutShift?: number };
	sums.layoutShift = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			sums.layoutShift =
				(sums.layoutShift ?? 0) + (entry as unknown as { value: number }).value;
		}
	}).observe({ type: "layout-shift", buffered: true });
}
