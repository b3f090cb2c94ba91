/** What is dragged of an item of the 10th to 14th, from which day to which, the halves it has; where it would be. */
export const dragCases = [
	["move", "2026-12-11", "2026-12-13", {}, ["2026-12-12", "2026-12-16"], {}],
	["move", "2026-12-11", "2026-12-01", {}, ["2026-11-30", "2026-12-04"], {}],
	[
		"move",
		"2026-12-11",
		"2026-12-12",
		{ startsAtNoon: true },
		["2026-12-11", "2026-12-15"],
		{ startsAtNoon: true },
	],
	["begin", "2026-12-10", "2026-12-12", {}, ["2026-12-12", "2026-12-14"], {}],
	["begin", "2026-12-10", "2026-12-20", {}, ["2026-12-14", "2026-12-14"], {}],
	["begin", "2026-12-10", "2026-12-09", { startsAtNoon: true }, ["2026-12-09", "2026-12-14"], {}],
	[
		"begin",
		"2026-12-10",
		"2026-12-10",
		{ startsAtNoon: true },
		["2026-12-10", "2026-12-14"],
		{ startsAtNoon: true },
	],
	["end", "2026-12-14", "2026-12-16", { endsAtNoon: true }, ["2026-12-10", "2026-12-16"], {}],
	[
		"end",
		"2026-12-14",
		"2026-12-14",
		{ endsAtNoon: true },
		["2026-12-10", "2026-12-14"],
		{ endsAtNoon: true },
	],
	[
		"end",
		"2026-12-14",
		"2026-12-01",
		{ startsAtNoon: true },
		["2026-12-10", "2026-12-10"],
		{ startsAtNoon: true },
	],
] as const;

/** Where the pointer is between 100 and 500; pixels a frame. */
export const speedCases = [
	[300, 0],
	[148, 0],
	[147, -1],
	[124, -9],
	[100, -18],
	[-500, -18],
	[452, 0],
	[453, 1],
	[500, 18],
	[900, 18],
] as const;
