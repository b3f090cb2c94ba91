import { describe, expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "../time/iso-day.ts";
import type { LocalDay } from "../time/quantities.ts";
import { monthCases } from "./month-violations.cases.ts";
import { minijobLimit, minimumWageOn, minutesWithin, monthViolations } from "./month-violations.ts";

test.each(monthCases)("$title", ({ from, minutes, expected, ...given }) => {
	const first = dayOfIso(from);
	const found = monthViolations({
		days: minutes.map((actualMinutes, nth) => ({ day: (first + nth) as LocalDay, actualMinutes })),
		hourlyWageCents: given.wage ?? null,
		maxMonthlyMinutes: given.maxMinutes ?? null,
		maxMonthlyWageCents: given.maxWage ?? null,
		isMinijob: given.isMinijob ?? false,
	});
	expect(found.map(({ code, day, minutes: beyond }) => [code, isoOfDay(day), beyond])).toEqual(
		expected,
	);
});

describe("limits of Minijobs", () => {
	test.each([
		["2022-10-01", 1200, 52_000, 2600],
		["2024-12-31", 1241, 53_800, 2601],
		["2025-01-01", 1282, 55_600, 2602],
		["2026-07-01", 1390, 60_300, 2602],
		["2027-01-01", 1460, 63_300, 2601],
	])("on %s: wage %d, limit %d, %d minutes", (day, wage, limit, minutes) => {
		expect(minimumWageOn(dayOfIso(day))).toBe(wage);
		expect(minijobLimit(wage)).toBe(limit);
		expect(minutesWithin(limit, wage)).toBe(minutes);
	});

	test("are none before October 2022", () => {
		expect(minimumWageOn(dayOfIso("2022-09-30"))).toBeNull();
	});

	test("leave less time at a higher wage", () => {
		expect(minutesWithin(60_300, 1500)).toBe(2412);
	});
});
