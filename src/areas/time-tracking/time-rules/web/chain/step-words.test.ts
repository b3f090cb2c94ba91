import { expect, test } from "vitest";
import { autopauseSettings } from "#domain/working-time/rules/autopause.ts";
import { extratimeSettings } from "#domain/working-time/rules/extratime.ts";
import { normalizeSettings } from "#domain/working-time/rules/normalize-to-worktime.ts";
import { roundingSettings } from "#domain/working-time/rules/rounding.ts";
import { formatFor } from "#kit/web/format/format.ts";
import type { ChainDay, ToldLink } from "./chain-day.ts";
import { stepCases } from "./step-words.cases.ts";
import { nameOf, sentenceOf } from "./step-words.ts";
import { texts } from "./text.ts";

const day: ChainDay = {
	chain: [],
	zone: "Europe/Berlin",
	targetMinutes: 462,
	actualMinutes: 572,
	balanceMinutes: 110,
	pauses: [{ begin: "2026-11-19T12:04:00+01:00", end: "2026-11-19T12:22:00+01:00" }],
};
const format = formatFor("de-DE", "TIME", "Europe/Berlin");

function stepOf(key: string, more: Partial<ToldLink> = {}): ToldLink {
	const [rule = "", reason = ""] = key.split(" ");
	const none = { before: 0, after: 0, minutes: 0, change: 0, result: 0 };
	return { rule, reason, ...none, parameters: {}, timeRule: null, ...more };
}

test.each(stepCases)("%s %o", (key, more, sentence) => {
	const step = stepOf(key, more);
	expect(sentenceOf(step, day, texts["de-DE"], format)).toBe(sentence);
	const translated = sentenceOf(step, day, texts["en-EN"], format);
	expect(translated).not.toMatch(/undefined|NaN|[äöüß]/);
	expect(translated).not.toBe("");
});

test("what the rules may tell has words, and the table has them all", () => {
	const reasons = [
		...normalizeSettings.shape.to.options.map((one) => `NORMALIZE2WORKTIME ${one}`),
		...roundingSettings.shape.target.options.map((one) => `ROUNDING ${one}`),
		...autopauseSettings.shape.behaviour.options.map((one) => `AUTOPAUSE ${one}`),
		...extratimeSettings.shape.mode.options.map((one) => `EXTRATIME ${one}`),
	];
	const told = new Set<string>(stepCases.map(([key]) => key));
	expect(reasons.filter((one) => !told.has(one))).toEqual([]);
	for (const key of told)
		for (const words of [texts["de-DE"], texts["en-EN"]]) {
			const [rule = ""] = key.split(" ");
			expect(nameOf(stepOf(key), false, words)).not.toBe(rule);
			expect(nameOf(stepOf(key), true, words)).toBe(words.names.balance);
		}
});
