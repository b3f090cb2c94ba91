/** The first that fits counts: most browsers also name those they descend from. */
const browsers = [
	["Edge", /\bEdg(?:e|A|iOS)?\//],
	["Opera", /\bOPR\//],
	["Samsung Internet", /\bSamsungBrowser\//],
	["Firefox", /\b(?:Firefox|FxiOS)\//],
	["Chrome", /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
	["Safari", /\bSafari\//],
] as const;

const systems = [
	["Android", /\bAndroid\b/],
	["iPhone", /\biPhone\b/],
	["iPad", /\biPad\b/],
	["Windows", /\bWindows\b/],
	["macOS", /\bMac OS X\b/],
	["ChromeOS", /\bCrOS\b/],
	["Linux", /\bLinux\b/],
] as const;

interface Client {
	readonly browser: string | undefined;
	readonly system: string | undefined;
	readonly isMobile: boolean;
}

/** What a browser calls itself, in two words. Example: "Mozilla/5.0 (X11; Linux x86_64) … Firefox/140.0" → Firefox, Linux. */
export function clientOf(userAgent: string): Client {
	const nameIn = (list: readonly (readonly [string, RegExp])[]) =>
		list.find(([, pattern]) => pattern.test(userAgent))?.[0];
	return {
		browser: nameIn(browsers),
		system: nameIn(systems),
		isMobile: /\b(?:Mobi|Android|iPhone|iPad)/.test(userAgent),
	};
}

/** The same in words, as "Firefox auf Linux"; undefined for what is no known browser. */
export function clientName(
	userAgent: string,
	on: (browser: string, system: string) => string,
): string | undefined {
	const { browser, system } = clientOf(userAgent);
	return browser === undefined || system === undefined ? browser : on(browser, system);
}
