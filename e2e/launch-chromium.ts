import { type Browser, chromium } from "playwright-core";
import { chromiumArguments, findChromium } from "../tools/find-chromium.mjs";

/** The Chromium of this machine. */
export function launchChromium(): Promise<Browser> {
	const executablePath = findChromium();
	if (executablePath === undefined) throw new Error("No Chromium found.");
	return chromium.launch({ executablePath, args: chromiumArguments });
}
