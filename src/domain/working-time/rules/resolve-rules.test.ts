import { describe, expect, test } from "vitest";
import { rangeCases, resolveCases } from "./resolve-rules.cases.ts";
import { resolveRules, resolveRulesBetween } from "./resolve-rules.ts";

describe("on a day", () => {
	test.each(resolveCases)("%s", (_title, rows, expected) => {
		const ruleIds = (given: typeof rows) =>
			resolveRules(given, "2026-06-09")
				.map(({ ruleId }) => ruleId)
				.sort();
		expect(ruleIds(rows)).toEqual(expected);
		// the order in which rows are read says nothing
		expect(ruleIds(rows.toReversed())).toEqual(expected);
	});
});

describe("between days", () => {
	test.each(rangeCases)("%s", (_title, rows, range, expected) => {
		const pieces = resolveRulesBetween(rows, range);
		expect(
			pieces.map(({ ruleId, settings }) => `${ruleId} ${settings.validFrom} ${settings.validTo}`),
		).toEqual(expected);
		expect(pieces.map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual(
			pieces.map(({ settings }) => [settings.validFrom, settings.validTo]),
		);
	});
});
