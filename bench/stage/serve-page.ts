import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { type Browser, chromium, type Page } from "playwright-core";
import { build, preview } from "vite";
import { chromiumArguments, findChromium } from "../../tools/find-chromium.mjs";

export interface BenchPage {
	/** The page anew, in a window of 1440×900; `query` as `?show=floor`. */
	open(query?: string): Promise<Page>;
}

/** Long there when something is opened: the shell is written in it. */
const ownFont = '13px "IBM Plex Sans Variable"';

/** Builds a page of this folder as for production and serves it to a Chromium; both are gone afterwards. */
export async function withBenchPage<T>(
	name: "grid-page" | "picker-page",
	work: (page: BenchPage) => Promise<T>,
): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), `${name}-`));
	const server = await servePage(name, folder);
	const executablePath = findChromium();
	if (executablePath === undefined) throw new Error("No Chromium found.");
	const args = chromiumArguments;
	const browser = await chromium.launch({ executablePath, args });
	try {
		return await work({
			open: (query = "") => openPage(browser, `${server.address}${query}`),
		});
	} finally {
		await browser.close();
		await server.stop();
		await rm(folder, { recursive: true });
	}
}

async function servePage(name: string, folder: string) {
	const shared = {
		configFile: false,
		logLevel: "error",
		root: join(import.meta.dirname, "..", name),
		build: { outDir: folder, emptyOutDir: true, target: "es2024" },
	} as const;
	await build({ ...shared, mode: "production", plugins: [react()] });
	const server = await preview({ ...shared, preview: { port: 0 } });
	const address = server.resolvedUrls?.local[0];
	if (address === undefined) throw new Error("The page is not served.");
	return { address, stop: () => server.close() };
}

async function openPage(browser: Browser, address: string): Promise<Page> {
	const viewport = { width: 1440, height: 900 };
	const page = await browser.newPage({ viewport });
	await page.goto(address);
	await page.waitForFunction("typeof mountNow === 'function'");
	await page.evaluate((font) => document.fonts.load(font), ownFont);
	return page;
}

/**
 * Milliseconds from `mountNow()` to the frame that shows it.
 *
 * @param seen a selector of what is waited for
 */
export function timeToSee(page: Page, seen: string): Promise<number> {
	return page.evaluate(
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
}

/** Milliseconds the page's own thread has worked: unlike the clock it hardly minds what else the machine does. */
export async function busyTime(page: Page): Promise<() => Promise<number>> {
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable", { timeDomain: "threadTicks" });
	return async () => {
		const { metrics } = await session.send("Performance.getMetrics");
		const task = metrics.find(({ name }) => name === "TaskDuration");
		return (task?.value ?? 0) * 1000;
	};
}
