import { expect, test } from "vitest";
import { pausedBy } from "./typed-pause.ts";

const day = { beginMinute: 360, endMinute: 870, pauses: [] };
const early = { ...day, pauses: [{ minute: 540, minutes: 15 }] };
const both = {
	...day,
	pauses: [
		{ minute: 540, minutes: 15 },
		{ minute: 720, minutes: 30 },
	],
};

// biome-ignore format: a table, one case a line
test.each([
	["in the middle, at a quarter", day, 30, [{ minute: 600, minutes: 30 }]],
	["where it was", early, 45, [{ minute: 540, minutes: 45 }]],
	["two stay two while nothing else is typed", both, 45, both.pauses],
	["two become one", both, 60, [{ minute: 540, minutes: 60 }]],
	["none", early, 0, []],
	["within the shift", { ...day, endMinute: 500, pauses: [{ minute: 480, minutes: 15 }] }, 60, [{ minute: 440, minutes: 60 }]],
	["of a night", { beginMinute: 1260, endMinute: 1800, pauses: [] }, 30, [{ minute: 1515, minutes: 30 }]],
])("a pause lies %s", (_, line, minutes, expected) => {
	expect(pausedBy(line, minutes)).toEqual(expected);
});
