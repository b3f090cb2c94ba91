/** Workspace, kind and times, as "A F 6-14"; of a copy the shift it names, of a shift its name and whether somebody has it. */
export type Written = readonly [what: string, shift?: string];

interface Case {
	readonly title: string;
	readonly copies?: readonly Written[];
	readonly shifts?: readonly (readonly [what: string, id: string, isOpen?: "open"])[];
	/** Staffed, needed, missing of the day. */
	readonly day: readonly [number, number, number];
	/** Copies that nothing covers. */
	readonly vacant?: readonly string[];
	/** Hours in which anything differs: hour, staffed, needed, missing. */
	readonly hours?: readonly (readonly [number, number, number, number])[];
}

// biome-ignore format: a table, one case a paragraph
export const cases: readonly Case[] = [
	{ title: "nobody is needed, nobody is there", day: [0, 0, 0] },
	{ title: "a copy without a shift lacks somebody",
		copies: [["A F 6-8"]], day: [0, 1, 1], vacant: ["A F 6-8"],
		hours: [[6, 0, 1, 1], [7, 0, 1, 1]] },
	{ title: "a shift that names its copy covers it, whatever its kind now is",
		copies: [["A F 6-8", "s"]], shifts: [["A N 6-8", "s"]], day: [1, 2, 0] },
	{ title: "an open shift of a copy lacks somebody, once",
		copies: [["A F 6-8", "s"]], shifts: [["A F 6-8", "s", "open"]], day: [0, 1, 1],
		hours: [[6, 0, 1, 1], [7, 0, 1, 1]] },
	{ title: "a shift drawn by hand covers a copy of its place and kind, at other times too",
		copies: [["A F 6-8"]], shifts: [["A F 7-9", "s"]], day: [1, 1, 0],
		hours: [[6, 0, 1, 0], [7, 1, 1, 0], [8, 1, 0, 0]] },
	{ title: "of two copies that of the same times is covered",
		copies: [["A F 6-8"], ["A F 8-10"]], shifts: [["A F 8-10", "s"]], day: [1, 2, 1], vacant: ["A F 6-8"] },
	{ title: "another place and another kind cover nothing, however many they are",
		copies: [["A F 6-8"]], shifts: [["B F 6-8", "s"], ["A N 6-8", "t"]], day: [2, 3, 1], vacant: ["A F 6-8"] },
	{ title: "more than are needed are too many",
		copies: [["A F 6-8"]], shifts: [["A F 6-8", "s"], ["A F 6-8", "t"]], day: [2, 1, 0],
		hours: [[6, 2, 1, 0], [7, 2, 1, 0]] },
	{ title: "where nothing is demanded what is open is needed beyond what is staffed",
		shifts: [["A F 6-8", "s"], ["A F 6-8", "t", "open"]], day: [1, 2, 1],
		hours: [[6, 1, 2, 1], [7, 1, 2, 1]] },
	{ title: "of an hour its worst moment counts",
		shifts: [["A F 6-6.5", "s"], ["A F 6.5-7", "t", "open"]], day: [1, 2, 1], hours: [[6, 0, 1, 1]] },
	{ title: "over midnight the day has its hours until then",
		shifts: [["A N 22-26", "s"]], day: [1, 1, 0], hours: [[22, 1, 1, 0], [23, 1, 1, 0]] },
	{ title: "what began the day before reaches into the hours, not into the day",
		shifts: [["-A N 22-26", "s"]], day: [0, 0, 0], hours: [[0, 1, 1, 0], [1, 1, 1, 0]] },
];
