import { expect, test } from "vitest";
import { parsePause, settledPauses } from "./typed-pauses.ts";

const range = (begin: number, end: number) => ({ begin, end });
const early = range(360, 870);
const night = range(1260, 1800);

// biome-ignore format: a table, one case a line
test.each([
	["12-12:30", early, null, 720, 750],
	["30", early, null, 600, 630],
	["45 min", early, null, 585, 630],
	["30", night, null, 1515, 1545],
	["1-1:45", night, null, 1500, 1545],
	["23:45-0:15", night, null, 1425, 1455],
	["15 Min.", early, range(540, 555), 705, 720],
	["15", early, range(720, 750), 525, 540],
	["15", night, range(60, 90), 1650, 1665],
	["510", early, null, 360, 870],
	["511", early, null, undefined, undefined],
	["0", early, null, undefined, undefined],
	["30", null, null, undefined, undefined],
	["12-12:30", null, null, 720, 750],
	["mittags", early, null, undefined, undefined],
] as const)('"%s" within %o beside %o: %s to %s', (text, shift, other, begin, end) => {
	const pause = parsePause(text, shift, other);
	expect([pause?.begin, pause?.end]).toEqual([begin, end]);
});

// biome-ignore format: a table, one case a line
test.each([
	["what lies within stays", 360, 870, [[540, 15], [720, 30]], [[540, 15], [720, 30]]],
	["one goes to the middle of a night", 1320, 1800, [[600, 30]], [[1545, 30]]],
	["two part it into thirds", 1320, 1800, [[540, 15], [720, 30]], [[1470, 15], [1620, 30]]],
	["one that is longer than the shift begins with it", 360, 400, [[600, 60]], [[360, 60]]],
	["there are none", 360, 870, [], []],
] as const)("%s", (_, beginMinute, endMinute, given, expected) => {
	const pauses = given.map(([minute, minutes]) => ({ minute, minutes }));
	expect(
		settledPauses({ beginMinute, endMinute }, pauses).map(({ minute, minutes }) => [minute, minutes]),
	).toEqual(expected);
});
