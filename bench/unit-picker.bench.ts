import { type Bench, type Figure, figure, floorFigure, limitFigure } from "./bench.ts";
import { median } from "./load/percentile.ts";
import { type BenchPage, timeToSee, withBenchPage } from "./stage/serve-page.ts";

const rounds = 7;

interface Opened {
	/** Milliseconds on the clock. */
	readonly took: number;
	/** Milliseconds of the page's thread. */
	readonly work: number;
}

/** The tree of units as a dialog: from the click to the frame it is seen in. */
export const bench: Bench = {
	name: "unit-picker",
	title: "Picker of 500 units in Chromium, 1440×900; floor: a plain list of their names",
	needs: "Chromium",
	run: (tell) => withBenchPage("picker-page", async (page) => tell(...(await measure(page)))),
};

async function measure(page: BenchPage): Promise<Figure[]> {
	const floors: Opened[] = [];
	const firsts: Opened[] = [];
	const agains: Opened[] = [];
	for (let round = 0; round < rounds; round++) {
		floors.push(await openFloor(page));
		const [first, again] = await openPicker(page);
		firsts.push(first);
		agains.push(again);
	}
	const own = middle(agains, "took");
	const floor = middle(floors, "took");
	return [
		limitFigure("opened", own, 100, "ms"),
		floorFigure("against a plain list", { value: own, floor, unit: "ms" }),
		floorFigure("work", {
			value: middle(agains, "work"),
			floor: middle(floors, "work"),
			unit: "ms",
		}),
		figure("opened for the first time, with its code", middle(firsts, "took"), "ms"),
		figure("the same, work", middle(firsts, "work"), "ms"),
	];
}

async function openFloor(bench: BenchPage): Promise<Opened> {
	const page = await bench.open("?show=floor");
	const before = await page.busyTime();
	const took = await timeToSee(page, "[data-floor] li");
	const work = (await page.busyTime()) - before;
	await page.close();
	return { took, work };
}

async function openPicker(bench: BenchPage): Promise<readonly [first: Opened, again: Opened]> {
	const page = await bench.open();
	const open = async (): Promise<Opened> => {
		const before = await page.busyTime();
		const took = await timeToSee(page, "dialog [role=treeitem]");
		return { took, work: (await page.busyTime()) - before };
	};
	const first = await open();
	await page.send("Input.dispatchKeyEvent", { type: "keyDown", ...escapeKey });
	await page.send("Input.dispatchKeyEvent", { type: "keyUp", ...escapeKey });
	await page.ask(whenClosed);
	const again = await open();
	await page.close();
	return [first, again];
}

const escapeKey = { key: "Escape", code: "Escape", windowsVirtualKeyCode: 27 };

/** Runs in the page. */
async function whenClosed(): Promise<void> {
	while (document.querySelector("dialog") !== null)
		await new Promise((resolve) => requestAnimationFrame(resolve));
}

function middle(opened: readonly Opened[], what: keyof Opened): number {
	return median(opened.map((one) => one[what]));
}
