import type { Page } from "playwright-core";
import { openPanel, placeOf, settled } from "./musterstadt.ts";
import { picture } from "./stage.ts";

/** What people have on desks and in hands; below 800 a page is a phone's, where type is not doubled. */
const everyWidth = [390, 800, 1024, 1280, 1440, 1600, 1920];
const isLong = process.env.LONG === "1";

/** Set to look at a part alone: `PLACES=staff`, `PLACES=users\\.`, `WIDTHS=800,1024`. */
const { PLACES, WIDTHS } = process.env;

/** Every width when all is asked for; else some. */
export function widthsOf(some: readonly number[], all: readonly number[] = everyWidth) {
	if (WIDTHS !== undefined) return WIDTHS.split(",").map(Number);
	return isLong ? all : some;
}

/** Every place when all is asked for; else some. */
export function placesOf(all: readonly string[], some: (place: string) => boolean) {
	if (PLACES !== undefined) return all.filter((one) => new RegExp(PLACES).test(one));
	return isLong ? all : all.filter(some);
}

export interface Visit {
	/** Pages by their path, panels by their address. */
	readonly places: readonly string[];
	readonly at: readonly number[];
	/** In the names of pictures. */
	readonly look?: string;
	/** What is done once on each place before it is looked at. */
	readonly prepare?: (page: Page) => Promise<void>;
	/** What is wrong within the page or the panel that is open. */
	readonly measure: (page: Page, within: string) => Promise<string[]>;
}

/** Opens one place after the other and looks at it at each width; the same fault is told once for all of them. */
export async function visit(page: Page, given: Visit): Promise<string[]> {
	const { places, at, look = "", prepare, measure } = given;
	const found: string[] = [];
	for (const place of places) {
		const isPage = place.startsWith("/");
		await page.setViewportSize({ width: 1600, height: 900 });
		if (isPage) await openPage(page, place);
		else await openPanel(page, place);
		await prepare?.(page);
		const faults = new Map<string, number[]>();
		for (const width of at) {
			await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
			await settled(page);
			await picture(page, nameOf(place, width, look));
			for (const fault of await measure(page, isPage ? "body" : placeOf(place))) {
				faults.set(fault, [...(faults.get(fault) ?? []), width]);
			}
		}
		for (const [fault, where] of faults) found.push(`${place} at ${where.join(", ")}: ${fault}`);
	}
	return found;
}

/** Loaded anew: so nothing of the page before is taken for this one. */
async function openPage(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.locator("main > *, form").first().waitFor();
	await settled(page);
}

function nameOf(place: string, width: number, look: string): string {
	const name = place.split(":")[0]?.replaceAll(/[^\w.]+/g, "-");
	return ["width", name, width, look].filter((part) => part !== "").join("-");
}
