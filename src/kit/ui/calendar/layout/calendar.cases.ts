/** A day; first and last day of the weeks of its month, and their numbers. */
export const monthWeekCases = [
	["2026-11-21", "2026-10-26", "2026-12-06", [44, 45, 46, 47, 48, 49]],
	["2027-02-01", "2027-02-01", "2027-02-28", [5, 6, 7, 8]],
	["2027-01-15", "2026-12-28", "2027-01-31", [53, 1, 2, 3, 4]],
] as const;

/**
 * Events by first day, last day, minutes; a day; what stands there: name, begin, end, place of how many.
 */
export const dayPartCases = [
	["nothing", [], "2026-11-02", []],
	[
		"one after the other",
		[
			["b", "2026-11-02", "2026-11-02", 540, 600],
			["a", "2026-11-02", "2026-11-02", 480, 540],
		],
		"2026-11-02",
		[
			["a", 480, 540, 0, 1],
			["b", 540, 600, 0, 1],
		],
	],
	[
		"beside each other, and wide again after a gap",
		[
			["a", "2026-11-02", "2026-11-02", 480, 600],
			["b", "2026-11-02", "2026-11-02", 540, 660],
			["c", "2026-11-02", "2026-11-02", 600, 720],
			["d", "2026-11-02", "2026-11-02", 780, 840],
		],
		"2026-11-02",
		[
			["a", 480, 600, 0, 2],
			["b", 540, 660, 1, 2],
			["c", 600, 720, 0, 2],
			["d", 780, 840, 0, 1],
		],
	],
	[
		"a night before midnight",
		[["n", "2026-11-02", "2026-11-03", 1260, 360]],
		"2026-11-02",
		[["n", 1260, 1440, 0, 1]],
	],
	[
		"a night after midnight",
		[["n", "2026-11-02", "2026-11-03", 1260, 360]],
		"2026-11-03",
		[["n", 0, 360, 0, 1]],
	],
	["a night until midnight", [["n", "2026-11-02", "2026-11-03", 1260, 0]], "2026-11-03", []],
	["whole days stand above", [["w", "2026-11-02", "2026-11-03", 480, 480]], "2026-11-02", []],
] as const;

/** Events by name, first and last day; bars of the week of 2 November: name, first, days, lane, whether it goes on at either side. */
export const weekBarCases = [
	[[["a", "2026-11-03", "2026-11-05"]], [["a", 1, 3, 0, false, false]]],
	[[["a", "2026-10-20", "2026-11-20"]], [["a", 0, 7, 0, true, true]]],
	[[["a", "2026-10-20", "2026-11-01"]], []],
	[
		[
			["a", "2026-11-02", "2026-11-04"],
			["b", "2026-11-04", "2026-11-10"],
		],
		[
			["a", 0, 3, 0, false, false],
			["b", 2, 5, 1, false, true],
		],
	],
] as const;

/** How many a cell shows at most; events of 2 November by name, last day and minute; what is shown there, what is not, lanes. */
export const monthCellCases = [
	[
		3,
		[
			["a", 2, 600],
			["b", 2, 480],
		],
		["b", "a"],
		0,
		0,
	],
	[
		3,
		[
			["a", 2, 600],
			["b", 2, 480],
			["whole", 2, -1],
		],
		["whole", "b", "a"],
		0,
		0,
	],
	[
		3,
		[
			["a", 2, 600],
			["b", 2, 700],
			["c", 2, 800],
			["d", 2, 900],
		],
		["a", "b"],
		2,
		0,
	],
	[
		3,
		[
			["long", 4, -1],
			["a", 2, 600],
			["b", 2, 700],
		],
		["a", "b"],
		0,
		1,
	],
	[
		3,
		[
			["long", 4, -1],
			["a", 2, 600],
			["b", 2, 700],
			["c", 2, 800],
		],
		["a"],
		2,
		1,
	],
	[
		2,
		[
			["l1", 4, -1],
			["l2", 4, -1],
			["l3", 4, -1],
			["a", 2, 600],
		],
		[],
		2,
		2,
	],
] as const;

/** Key, day, where it leads. */
export const keyCases = [
	["ArrowLeft", "2026-11-01", "2026-10-31"],
	["ArrowRight", "2026-11-30", "2026-12-01"],
	["ArrowUp", "2026-11-05", "2026-10-29"],
	["ArrowDown", "2026-11-05", "2026-11-12"],
	["Home", "2026-11-05", "2026-11-02"],
	["End", "2026-11-05", "2026-11-08"],
	["PageUp", "2027-03-31", "2027-02-28"],
	["PageDown", "2026-11-05", "2026-12-05"],
] as const;
