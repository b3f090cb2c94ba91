import { expect, test } from "vitest";
import { unitsOf, unitsOfWritten, writtenDays } from "./leave-days.ts";

test.each([
	[0, "0"],
	[200_000, "20"],
	[83_333, "8.3333"],
	[5_000, "0.5"],
	[1, "0.0001"],
	[-125_000, "-12.5"],
	[-1, "-0.0001"],
])("%i is written %s, and read again", (units, text) => {
	expect(writtenDays(units)).toBe(text);
	expect(unitsOfWritten(text)).toBe(units);
});

test("days are rounded half up, debts like claims", () => {
	expect([25 / 3, 1.00005, -1.00005, 1.00004, 2.5 / 3].map(unitsOf)).toEqual([
		83_333, 10_001, -10_001, 10_000, 8_333,
	]);
});
