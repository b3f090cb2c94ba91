import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Flags that keep a browser quiet and alone, also as root and without a network. */
export const chromiumArguments = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Debian's Chromium without a window: pages alike, for a third of the processor's time. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

const places = [
	process.env.CHROMIUM_PATH,
	headlessShell,
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	`${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
	`${process.env["PROGRAMFILES(X86)"]}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** The Chromium or Chrome of this machine; undefined when there is none. */
export function findChromium() {
	const known = places.find((place) => place && existsSync(place));
	if (known !== undefined) return known;
	for (const name of ["chromium", "google-chrome"]) {
		try {
			return execFileSync("which", [name], { encoding: "utf8" }).trim();
		} catch {
			// not on the path
		}
	}
	return undefined;
}
