import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, preview } from "vite";
import { hintCompile } from "../../tools/compile-early.ts";
import { growWithType } from "../../tools/grow-with-type.ts";
import { mantineVariables } from "../../tools/mantine-variables.ts";
import { traceWords } from "../../tools/trace-words.ts";
import { BareChromium } from "./bare-chromium.ts";

type BenchPageName = "grid-page" | "picker-page" | "timeline-page";

export interface BenchPage {
	/** The page in a new browser, in a window of 1440×900; `query` as `?show=floor`. Who opens it closes it. */
	open(query?: string): Promise<BareChromium>;
}

/** Long there when something is opened: the shell is written in it. */
const ownFont = '13px "IBM Plex Sans Variable"';

/** Builds a page of this folder as for production and serves it to a Chromium; both are gone afterwards. */
export async function withBenchPage<T>(
	name: BenchPageName,
	work: (page: BenchPage) => Promise<T>,
): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), `${name}-`));
	const server = await servePage(name, folder);
	try {
		return await work({ open: (query = "") => openPage(`${server.address}${query}`) });
	} finally {
		await server.stop();
		await rm(folder, { recursive: true });
	}
}

async function servePage(name: BenchPageName, folder: string) {
	const shared = {
		configFile: false,
		logLevel: "error",
		root: join(import.meta.dirname, "..", name),
		build: { outDir: folder, emptyOutDir: true, target: "es2024" },
	} as const;
	// as vite.config.ts has it
	const plugins = [react(), growWithType(), mantineVariables(), traceWords()];
	await build({ ...shared, mode: "production", plugins });
	// as tools/build-web.ts does it
	for (const file of await readdir(join(folder, "assets")))
		if (file.endsWith(".js")) hintCompile(join(folder, "assets", file));
	const server = await preview({ ...shared, preview: { port: 0 } });
	const address = server.resolvedUrls?.local[0];
	if (address === undefined) throw new Error("The page is not served.");
	return { address, stop: () => server.close() };
}

async function openPage(address: string): Promise<BareChromium> {
	const page = await BareChromium.launch({ width: 1440, height: 900 });
	await page.open(address);
	await page.ask(whenReady, ownFont);
	return page;
}

/** Runs in the page. */
async function whenReady(font: string): Promise<void> {
	while (!("mountNow" in globalThis))
		await new Promise((resolve) => requestAnimationFrame(resolve));
	await document.fonts.load(font);
	await new Promise((resolve) => requestIdleCallback(resolve));
}

/**
 * Milliseconds from `mountNow()` to the frame that shows it.
 *
 * @param seen a selector of what is waited for
 */
export function timeToSee(page: BareChromium, seen: string): Promise<number> {
	return page.ask(
		(selector) =>
			new Promise<number>((resolve) => {
				const began = performance.now();
				const look = () => {
					if (document.querySelector(selector) === null) requestAnimationFrame(look);
					else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
				};
				(globalThis as unknown as { mountNow: () => void }).mountNow();
				requestAnimationFrame(look);
			}),
		seen,
	);
}
