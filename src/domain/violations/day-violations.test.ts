import { describe, expect, test } from "vitest";
import { figuresCases } from "./arbzg-figures.cases.ts";
import { arbzgFigures } from "./arbzg-figures.ts";
import { violationCases } from "./day-violations.cases.ts";
import { dayViolations } from "./day-violations.ts";
import { checkedDay } from "./test-days.ts";

describe("figures", () => {
	test.each(figuresCases)("$title", ({ expected, ...day }) => {
		expect(arbzgFigures(checkedDay(day))).toMatchObject(expected);
	});
});

describe("violations", () => {
	test.each(violationCases)("$title", ({ expected, ...text }) => {
		const day = checkedDay(text);
		expect(dayViolations(day, arbzgFigures(day))).toEqual(expected);
	});

	test("every check has a case", () => {
		const codes = violationCases.flatMap(({ expected }) => expected.map(({ code }) => code));
		expect([...new Set(codes)].sort()).toEqual([
			"BREAK_MISSING",
			"CORE_TIME_MISSED",
			"HOLIDAY_WORK",
			"MINOR_BREAK",
			"MINOR_HOURS",
			"MINOR_NIGHT",
			"MINOR_REST",
			"MINOR_SHIFT",
			"OUTSIDE_EMPLOYMENT",
			"OVER_10_HOURS",
			"OVER_8_HOURS",
			"REST_TOO_SHORT",
			"SIX_HOURS_WITHOUT_BREAK",
			"SUNDAY_WORK",
		]);
	});
});
