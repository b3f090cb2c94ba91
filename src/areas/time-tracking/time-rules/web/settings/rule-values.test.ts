import { expect, test } from "vitest";
import { type TimeRule, timeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { newSettings, settingsOf, valuesOf } from "./rule-values.ts";

const rules: readonly unknown[] = [
	{
		type: "AUTOPAUSE",
		behaviour: "ABOVE_THRESHOLD",
		minBlockMinutes: 10,
		steps: [{ afterMinutes: 240, pauseMinutes: 20 }],
	},
	{ type: "ROUNDING", target: "PAUSE", mode: "UP", gridMinutes: 5 },
	{ type: "FLEXTIME", upperMinutes: 1200, lowerMinutes: -600, overflow: "EXPIRE" },
	{ type: "OVERTIME", period: "WEEK", afterMinutes: 2400, factorPercent: 125, needsApproval: true },
	{ type: "EXTRATIME", mode: "FIXED", value: 10, maxMinutes: 30 },
	{
		type: "EXTRATIME",
		mode: "PERCENT",
		value: 25,
		conditions: [
			{ type: "TIME_OF_DAY", from: "22:00", to: "06:00" },
			{ type: "WEEKDAY", weekdays: [6, 7] },
			{ type: "HOLIDAY" },
			{ type: "WEEKDAY", weekdays: [1], dayOffset: -1 },
			{ type: "HOLIDAY", kind: "PUBLIC", minFactor: 1 },
		],
	},
	{
		type: "NORMALIZE2WORKTIME",
		to: "FRAME",
		toleranceBeforeMinutes: 30,
		toleranceAfterMinutes: null,
	},
	{ type: "AUTOSHIFTTOTRACKING", graceMinutes: 60, state: "APPROVED" },
];

test.each(
	rules.map((given): [string, TimeRule] => {
		const rule = timeRule.parse(given);
		return [rule.type, rule];
	}),
)("%s is shown and typed as it is", (_type, rule) => {
	expect(settingsOf(valuesOf(rule))).toEqual(rule);
});

test("a rule without a type, or with a step that is not whole, says nothing yet", () => {
	expect(settingsOf(newSettings)).toBeUndefined();
	const steps = [{ afterMinutes: 360, pauseMinutes: null }];
	expect(settingsOf({ ...newSettings, type: "AUTOPAUSE", steps })).toBe(undefined);
});
