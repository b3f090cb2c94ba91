import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { violationsOf } from "./accessibility.ts";
import { administrator, loadMusterstadt, openPanel } from "./musterstadt.ts";
import { signIn, useStage } from "./stage.ts";
import { placesOf } from "./visit-places.ts";

const stage = useStage();
let addresses: readonly string[];

beforeAll(async () => {
	addresses = await loadMusterstadt(stage().server);
}, 120_000);

test("every panel shows the invented company's data", async () => {
	const page = await stage().open();
	await signIn(page, administrator);
	expect(await openAll(page, wrongTexts)).toEqual([]);
}, 300_000);

test("on a phone no panel sticks out at the side, and axe finds nothing in those of a sample, of all in the long run", async () => {
	const page = await stage().open("phone");
	await signIn(page, administrator);
	const rules = { type: "tag" as const, values: wcag };
	// each has an axe of its own beside its code: here it meets a company's data
	const scanned = new Set(placesOf(addresses, (one) => addresses.indexOf(one) % 8 === 0));
	const faults = await openAll(page, async (_, address) => [
		...(await tooWide(page)),
		...(scanned.has(address) ? await violationsOf(page, rules) : []),
	]);
	expect(faults).toEqual([]);
}, 300_000);

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The page or a panel's body, if it can be pushed to the side. */
function tooWide(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[document.documentElement, ...document.querySelectorAll(".panel-body")]
			.filter((one) => one.scrollWidth > one.clientWidth)
			.map((one) => `${one.scrollWidth} > ${one.clientWidth} pixels`),
	);
}

/** What a person should never read: values nobody turned into words, and that something went wrong. */
async function wrongTexts(page: Page): Promise<string[]> {
	const text = await page.getByRole("dialog").last().textContent();
	const failed = await page.getByRole("alert").allInnerTexts();
	const found = text?.match(/undefined|NaN|Invalid Date|\[object/g);
	return [...(found ?? []), ...failed];
}

/**
 * Opens one panel after the other, by its address in the running application.
 *
 * @param look what is wrong with the one that is open
 * @returns all that is wrong, with what the server refused and the console told meanwhile
 */
async function openAll(
	page: Page,
	look: (page: Page, address: string) => Promise<string[]>,
): Promise<string[]> {
	const faults: string[] = [];
	let current = "";
	const note = (fault: string) => void faults.push(`${current}: ${fault}`);
	page.on("console", (message) => {
		if (message.type() === "error") note(message.text());
	});
	page.on("response", (response) => {
		if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
	});
	for (const address of addresses) {
		current = address;
		await openPanel(page, address);
		for (const fault of await look(page, address)) note(fault);
	}
	return faults;
}
