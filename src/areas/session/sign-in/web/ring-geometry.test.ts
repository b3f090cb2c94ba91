import { expect, test } from "vitest";
import { arcPath, pointOf } from "./ring-geometry.ts";

test.each([
	[0, { x: 0, y: -10 }],
	[360, { x: 10, y: 0 }],
	[720, { x: 0, y: 10 }],
	[1080, { x: -10, y: 0 }],
])("minute %i of the day stands at %j", (minute, point) => {
	expect(pointOf(minute, 10)).toEqual(point);
});

test.each([
	["a short arc", 0, 360, "M0 -10A10 10 0 0 1 10 0"],
	["an arc over midnight", 1080, 360, "M-10 0A10 10 0 0 1 10 0"],
	["more than half a day", 360, 0, "M10 0A10 10 0 1 1 0 -10"],
])("%s", (_name, from, to, path) => {
	expect(arcPath(from, to, 10)).toBe(path);
});
