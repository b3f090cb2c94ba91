import fc from "fast-check";
import { expect, test } from "vitest";
import { areSharesWhole, restOfShares, sumOfShares } from "./sum-of-shares.ts";

test.each([
	[[], 0, true, 100],
	[[100], 100, true, null],
	[[33.33, 33.33, 33.34], 100, true, null],
	[[33.33, 33.33, 33.33], 99.99, false, 0.01],
	[[60, null], 60, false, 40],
	[[66.67], 66.67, false, 33.33],
	[[60, 40.01], 100.01, false, null],
])("%j", (percents, sum, isWhole, rest) => {
	const shares = percents.map((percent) => ({ percent }));
	expect([sumOfShares(shares), areSharesWhole(shares), restOfShares(shares)]).toEqual([
		...[sum, isWhole, rest],
	]);
});

test("with what is left any shares are whole", () => {
	const hundredths = fc.array(fc.integer({ min: 1, max: 1999 }), { minLength: 1, maxLength: 5 });
	fc.assert(
		fc.property(hundredths, (parts) => {
			const shares = parts.map((part) => ({ percent: part / 100 }));
			const rest = restOfShares(shares);
			expect(areSharesWhole([...shares, { percent: rest }])).toBe(true);
		}),
	);
});
