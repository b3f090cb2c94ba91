import { expect, test } from "vitest";
import { checkExample } from "#domain/working-time/examples/check-example.ts";
import { timeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { bakeryTimeRules, hospitalTimeRules } from "./demo-time-rules.ts";

const versions = [...hospitalTimeRules, ...bakeryTimeRules].flatMap((rule) =>
	rule.versions.map((version) => ({ name: rule.name, ...version })),
);

test("every rule of the demo says what the product understands", () => {
	for (const { settings } of versions) expect(timeRule.parse(settings)).toEqual(settings);
});

test("every rule has examples, and comes to what they say", () => {
	const missed = versions.flatMap(({ name, settings, examples }) =>
		examples.map((example) => [name, example.name, checkExample(settings, example)]),
	);
	expect(missed.filter(([, , figure]) => figure !== null)).toEqual([]);
	expect(versions.every(({ examples }) => examples.length > 0)).toBe(true);
});
