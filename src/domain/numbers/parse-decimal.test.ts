import fc from "fast-check";
import { expect, test } from "vitest";
import { centCases, decimalCases, noDecimals } from "./parse-decimal.cases.ts";
import { parseCents, parseDecimal } from "./parse-decimal.ts";

test.each(decimalCases)('"%s" with mark %s is %d', (text, mark, number) => {
	expect(parseDecimal(text, mark)).toBe(number);
});

test.each(noDecimals)('"%s" is no number', (text) => {
	expect(parseDecimal(text, ",")).toBeUndefined();
});

test.each(centCases)('"%s" are %s cents', (text, cents) => {
	expect(parseCents(text, ",")).toBe(cents);
});

test("what Intl prints comes back in both languages", () => {
	const cents = fc.integer({ min: -999_999_999, max: 999_999_999 });
	fc.assert(
		fc.property(cents, (value) => {
			const print = (tag: string) =>
				new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(value / 100);
			return (
				parseCents(print("de-DE"), ",") === value &&
				parseCents(print("en-GB"), ".") === value &&
				parseDecimal(print("de-DE"), ",") === value / 100
			);
		}),
		{ numRuns: 500, seed: 20_261_121 },
	);
});
