import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { freeFactors } from "../holidays/holiday-facts.ts";
import { dayOfIso } from "../time/iso-day.ts";
import type { LocalDay } from "../time/quantities.ts";
import { dayParts } from "../working-time/layout/absence-span.ts";
import { creditedBackCases, dayCostCases, partCases } from "./day-cost.cases.ts";
import {
	calendarDays,
	costMinutes,
	creditedBack,
	dayCost,
	type LeaveDayFacts,
	partOn,
	rangeCosts,
} from "./day-cost.ts";
import { unitsOfWritten, wholeDay } from "./leave-days.ts";

const runs = { numRuns: 200, seed: 20_261_126 };
const monday = dayOfIso("2026-06-08");

describe("a day costs", () => {
	test.each(dayCostCases)("%s", (_title, isWorkday, holidayFactor, part, days, reason) => {
		const found = dayCost({ isEmployed: true, isWorkday, holidayFactor }, part);
		expect(found).toEqual({ cost: unitsOfWritten(days), reason });
	});

	test.each(dayCostCases)("nothing outside of the employment: %s", (...values) => {
		const [, isWorkday, holidayFactor, part] = values;
		const found = dayCost({ isEmployed: false, isWorkday, holidayFactor }, part);
		expect(found).toEqual({ cost: 0, reason: "OUTSIDE_EMPLOYMENT" });
	});
});

test.each(partCases)("from %s to %s over %i days", (fromPart, toPart, days, parts) => {
	const range = { from: monday, to: (monday + days - 1) as LocalDay, fromPart, toPart };
	const found = parts.map((_, nth) => partOn(range, (monday + nth) as LocalDay));
	expect(found).toEqual(parts);
});

describe("certified sickness in leave", () => {
	test.each(creditedBackCases)("%s", (_title, cost, leave, sick, back) => {
		expect(creditedBack(unitsOfWritten(cost), leave, sick)).toBe(unitsOfWritten(back));
	});
});

test("an account in hours pays the target of the day, half minutes up", () => {
	expect([wholeDay, wholeDay / 2, 0].map((cost) => costMinutes(cost, 463))).toEqual([463, 232, 0]);
});

const someFacts: fc.Arbitrary<LeaveDayFacts> = fc.record({
	isEmployed: fc.boolean(),
	isWorkday: fc.boolean(),
	holidayFactor: fc.constantFrom(...freeFactors),
});
const part = fc.constantFrom(...dayParts);

test("a range costs what its parts cost, wherever it is cut between two days", () => {
	const ranges = fc.record({
		facts: fc.array(someFacts, { minLength: 2, maxLength: 40 }),
		share: fc.double({ min: 0, max: 0.99, noNaN: true }),
		fromPart: part,
		toPart: part,
	});
	fc.assert(
		fc.property(ranges, ({ facts, share, fromPart, toPart }) => {
			const to = (monday + facts.length - 1) as LocalDay;
			const cut = (monday + Math.floor(share * (facts.length - 1))) as LocalDay;
			const factsOn = (day: LocalDay) => facts[day - monday] as LeaveDayFacts;
			const whole = rangeCosts({ from: monday, to, fromPart, toPart }, factsOn);
			const next = (cut + 1) as LocalDay;
			const parts = [
				...rangeCosts({ from: monday, to: cut, fromPart, toPart: "WHOLE" }, factsOn),
				...rangeCosts({ from: next, to, fromPart: "WHOLE", toPart }, factsOn),
			];
			expect(parts).toEqual(whole);
			expect(whole).toHaveLength(calendarDays({ from: monday, to }));
		}),
		runs,
	);
});

test("no day costs more than the holiday leaves of it, and sickness gives back no more than it cost", () => {
	fc.assert(
		fc.property(someFacts, part, fc.array(part, { maxLength: 3 }), (facts, leave, sick) => {
			const { cost } = dayCost(facts, leave);
			expect(cost).toBeLessThanOrEqual((1 - facts.holidayFactor) * wholeDay);
			const back = creditedBack(cost, leave, sick);
			expect(back).toBeGreaterThanOrEqual(0);
			expect(back).toBeLessThanOrEqual(cost);
		}),
		runs,
	);
});
