import { expect, test } from "vitest";
import { numberOfAmount, readAmount, writtenAmount } from "./account-unit.ts";
import type { AccountUnit } from "./account-units.ts";

// biome-ignore format: a table, one case a line
test.each<[number, AccountUnit, string, number]>([
	[0, "DAYS", "0", 0],
	[25_000, "DAYS", "2.5", 2.5],
	[-5_000, "DAYS", "-0.5", -0.5],
	[0, "MINUTES", "0:00", 0],
	[9_630, "MINUTES", "160:30", 160.5],
	[5, "MINUTES", "0:05", 5 / 60],
	[-30, "MINUTES", "-0:30", -0.5],
	[-3_000, "MINUTES", "-50:00", -50],
])("%i of %s is written %s, and read again", (units, unit, text, number) => {
	expect(writtenAmount(units, unit)).toBe(text);
	expect(readAmount(text)).toEqual({ unit, units });
	expect(numberOfAmount(text)).toBeCloseTo(number, 10);
});
