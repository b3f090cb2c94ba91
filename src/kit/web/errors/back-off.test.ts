import { expect, test } from "vitest";
import { backOff } from "./back-off.ts";

test("waits a second at first, longer each time, ten at most", () => {
	const pauses = backOff();
	const first = Array.from({ length: 9 }, () => pauses.next().value);
	expect(first.map(Math.round)).toEqual([
		1000, 1500, 2250, 3375, 5063, 7594, 10_000, 10_000, 10_000,
	]);
});
