import { expect, test } from "vitest";
import { type LaneBar, laneAxis } from "./lane.ts";

const axisOf = (...spans: readonly (readonly [number, number])[]) =>
	laneAxis([
		{ name: "", bars: spans.map(([begin, end]): LaneBar => ({ begin, end, kind: "work" })) },
	]);

test.each([
	// 07:38 to 17:53: from six to eighteen and an hour of room
	[[[458, 1073]], 420, 1080, 12],
	[[[480, 1020]], 420, 1080, 12],
	// a quarter of an hour
	[[[480, 495]], 420, 1020, 11],
	// two days in steps of four hours
	[
		[
			[0, 60],
			[2800, 2880],
		],
		-60,
		2940,
		13,
	],
] as const)("%j", (spans, begin, end, ticks) => {
	const axis = axisOf(...spans);
	expect([axis?.begin, axis?.end, axis?.ticks.length]).toEqual([begin, end, ticks]);
});

test("nothing to show has no axis", () => {
	expect(axisOf()).toBeUndefined();
});
