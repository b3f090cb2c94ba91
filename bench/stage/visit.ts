import { BareChromium } from "./bare-chromium.ts";

interface Visitor {
	/** Value of the session cookie. */
	readonly cookie: string;
	/** How many times slower than this machine the visitor's is. */
	readonly slowdown: number;
}

/**
 * A new person's visit: nothing is cached.
 *
 * @param questions run in the page one after the other as soon as it is there; each answers a number
 */
export async function visit(
	address: string,
	{ cookie, slowdown }: Visitor,
	questions: readonly (() => Promise<number>)[],
): Promise<number[]> {
	const browser = await BareChromium.launch({ width: 1600, height: 1000 });
	try {
		await browser.send("Network.setCookie", {
			name: "stundwerk",
			value: cookie,
			url: new URL(address).origin,
		});
		await browser.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
		await browser.open(address);
		const answers: number[] = [];
		for (const question of questions) answers.push(await browser.ask(question));
		return answers;
	} finally {
		await browser.close();
	}
}
