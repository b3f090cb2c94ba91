import fc from "fast-check";
import { expect, test } from "vitest";
import { floorOf, fraction, larger, minus, plus, scaled, times, zero } from "./fraction.ts";

const some = fc
	.tuple(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: 1, max: 5000 }))
	.map(([over, under]) => fraction(over, under));

test("twelve twelfths are one, three thirds too", () => {
	const twelfths = Array.from({ length: 12 }, () => fraction(1, 12)).reduce(plus, zero);
	expect(twelfths).toEqual(times(fraction(1, 3), fraction(3)));
});

test.each([
	[25, 3, 83_333],
	[-25, 3, -83_333],
	[1, 20_000, 1],
	[-1, 20_000, -1],
	[1, 20_001, 0],
	[-1, 20_001, 0],
	[5, 12, 4167],
])("%i / %i is %i ten thousandths", (over, under, parts) => {
	expect(scaled(fraction(over, under), 10_000)).toBe(parts);
});

test.each([
	[7, 2, 3],
	[-7, 2, -4],
	[6, 2, 3],
	[-6, 2, -3],
	[0, 5, 0],
])("%i / %i is not below %i", (over, under, floor) => {
	expect(floorOf(fraction(over, under))).toEqual(fraction(floor));
});

test("what was added is taken away again; the larger is not below either", () => {
	fc.assert(
		fc.property(some, some, (first, second) => {
			expect(minus(plus(first, second), second)).toEqual(first);
			const most = larger(first, second);
			expect([first, second]).toContainEqual(most);
			expect(scaled(minus(most, first), 1_000_000)).toBeGreaterThanOrEqual(0);
			expect(scaled(minus(most, second), 1_000_000)).toBeGreaterThanOrEqual(0);
		}),
		{ numRuns: 200, seed: 20_261_126 },
	);
});
