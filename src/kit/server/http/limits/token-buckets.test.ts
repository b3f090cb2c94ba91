import { expect, test } from "vitest";
import { TokenBuckets } from "./token-buckets.ts";

const at = (seconds: number) => seconds * 1000;

test("so many at once, then as they come back, each name for itself", () => {
	const buckets = new TokenBuckets({ atOnce: 2, perMinute: 6 });
	expect([0, 0, 0].map(() => buckets.take("a", at(0)))).toEqual([0, 0, 10_000]);
	expect(buckets.take("b", at(0))).toBe(0);
	expect(buckets.take("a", at(4))).toBeCloseTo(6000);
	expect(buckets.take("a", at(10))).toBe(0);
	expect(buckets.take("a", at(10))).toBe(10_000);
	expect([0, 0, 0].map(() => buckets.take("a", at(1000)))).toEqual([0, 0, 10_000]);
});

test("what is given back can be taken again, and no more than there ever was", () => {
	const buckets = new TokenBuckets({ atOnce: 1, perMinute: 1 });
	buckets.take("a", 0);
	buckets.giveBack("a");
	buckets.giveBack("a");
	expect([buckets.take("a", 0), buckets.take("a", 0)]).toEqual([0, at(60)]);
});

test("a clock that is put back gives nothing away", () => {
	const buckets = new TokenBuckets({ atOnce: 1, perMinute: 1 });
	buckets.take("a", at(1000));
	expect(buckets.take("a", at(10))).toBe(at(60));
	expect(buckets.take("a", at(70))).toBe(0);
});

test("names that were idle until all had come back are forgotten, others are not", () => {
	const buckets = new TokenBuckets({ atOnce: 2, perMinute: 2 });
	for (let n = 0; n < 100; n++) buckets.take(`idle ${n}`, at(100));
	buckets.take("busy", at(100));
	buckets.take("busy", at(150));
	buckets.take("new", at(161));
	buckets.take("busy", at(161));
	expect(buckets.has("idle 1")).toBe(true);
	buckets.take("newer", at(222));
	expect([buckets.has("idle 1"), buckets.has("busy")]).toEqual([false, true]);
	expect(buckets.size).toBe(3);
});

test("a crowd of names takes no more room than many do", () => {
	const buckets = new TokenBuckets({ atOnce: 2, perMinute: 2 });
	for (let n = 0; n < 100_000; n++) buckets.take(String(n), at(100));
	expect(buckets.size).toBeLessThanOrEqual(20_000);
	expect(buckets.has("99999")).toBe(true);
});
