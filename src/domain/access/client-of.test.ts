import { expect, test } from "vitest";
import { clientName, clientOf } from "./client-of.ts";

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
	[`${windows} ${webkit} Chrome/142.0 Safari/537.36`, "Chrome", "Windows", false],
	[`${windows} ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`, "Edge", "Windows", false],
	[
		"Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
		"Firefox",
		"Linux",
		false,
	],
	[
		`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0 Mobile Safari/537.36`,
		"Chrome",
		"Android",
		true,
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
		"Safari",
		"iPhone",
		true,
	],
	["curl/8.5.0", undefined, undefined, false],
	["", undefined, undefined, false],
])("%s", (userAgent, browser, system, isMobile) => {
	expect(clientOf(userAgent)).toEqual({ browser, system, isMobile });
});

test.each([
	["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox auf Linux"],
	["Firefox/145.0", "Firefox"],
	["curl/8.5.0", undefined],
])("%s in words", (userAgent, name) => {
	expect(clientName(userAgent, (browser, system) => `${browser} auf ${system}`)).toBe(name);
});
