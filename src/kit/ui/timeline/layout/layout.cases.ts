/** Heights of lines, a height, the line there. */
export const lineAtCases = [
	[[], 0, -1],
	[[], 99, -1],
	[[28], 0, 0],
	[[28], 500, 0],
	[[28, 36, 36], -5, 0],
	[[28, 36, 36], 27.9, 0],
	[[28, 36, 36], 28, 1],
	[[28, 36, 36], 63, 1],
	[[28, 36, 36], 64, 2],
	[[28, 36, 36], 1000, 2],
	[[28, 0, 36], 28, 2],
] as const;

/**
 * What is seen (left, top, width, height), pixels of a day, what is drawn (lines, days) of 100 lines of 36 px and 365 days.
 */
export const windowCases = [
	[[0, 0, 1000, 720], 27, [0, 24], [0, 50]],
	[[0, 3600, 1000, 720], 27, [96, 100], [0, 50]],
	[[0, 360, 1000, 720], 27, [7, 34], [0, 50]],
	// within a step of ten days nothing changes
	[[279, 0, 1000, 720], 28, [0, 24], [0, 60]],
	[[281, 0, 1000, 720], 28, [0, 24], [0, 60]],
	[[560, 0, 1000, 720], 28, [0, 24], [10, 70]],
	[[9000, 0, 1000, 720], 27, [0, 24], [320, 365]],
	// a whole year in sight
	[[0, 0, 1100, 720], 3, [0, 24], [0, 365]],
	// a day wider than a step
	[[1440, 0, 720, 720], 720, [0, 24], [1, 4]],
] as const;

/** Zoom, days there are, pixels beside the left column, scale of type; pixels of a day, what the head says. */
export const scaleCases = [
	["YEAR", 365, 1095, 1, 3, "weeks"],
	["YEAR", 366, 300, 1, 2.4, "weeks"],
	["QUARTER", 90, 1170, 1, 13, "weeks"],
	["SIX_WEEKS", 42, 1134, 1, 27, "days"],
	["SIX_WEEKS", 42, 420, 1, 24, "days"],
	["MONTH", 28, 1120, 1, 40, "days"],
	["MONTH", 365, 1240, 1, 40, "days"],
	["WEEK", 7, 1400, 1, 200, "days"],
	["WEEK", 7, 350, 1, 96, "days"],
	["DAY", 1, 1000, 1, 1000, "hours"],
	["DAY", 1, 300, 1, 720, "hours"],
	// under type of twice the size a day needs twice the width
	["MONTH", 31, 1116, 2, 54, "days"],
	["SIX_WEEKS", 42, 1260, 2, 48, "days"],
	["QUARTER", 92, 2760, 2, 30, "weeks"],
] as const;

/** First and last day; months as first day and last day. */
export const monthCellCases = [
	[
		"2026-12-21",
		"2027-01-31",
		[
			["2026-12-21", "2026-12-31"],
			["2027-01-01", "2027-01-31"],
		],
	],
	["2026-11-05", "2026-11-05", [["2026-11-05", "2026-11-05"]]],
	[
		"2028-02-28",
		"2028-03-01",
		[
			["2028-02-28", "2028-02-29"],
			["2028-03-01", "2028-03-01"],
		],
	],
] as const;

/** First and last day; weeks as first day, last day and number. */
export const weekCellCases = [
	[
		"2026-12-28",
		"2027-01-10",
		[
			["2026-12-28", "2027-01-03", 53],
			["2027-01-04", "2027-01-10", 1],
		],
	],
	[
		"2026-12-31",
		"2027-01-05",
		[
			["2026-12-31", "2027-01-03", 53],
			["2027-01-04", "2027-01-05", 1],
		],
	],
	["2026-11-21", "2026-11-21", [["2026-11-21", "2026-11-21", 47]]],
] as const;

/** Range, what it is cut to, the part of it. */
export const cutCases = [
	[
		["2026-11-01", "2026-11-30"],
		["2026-11-10", "2026-11-12"],
		["2026-11-10", "2026-11-12"],
	],
	[
		["2026-11-01", "2026-11-10"],
		["2026-11-10", "2026-11-12"],
		["2026-11-10", "2026-11-10"],
	],
	[["2026-11-01", "2026-11-09"], ["2026-11-10", "2026-11-12"], undefined],
	[["2026-11-13", "2026-11-14"], ["2026-11-10", "2026-11-12"], undefined],
] as const;

/** An item in December: days, halves, minutes; whether hours are shown; where it stands, in days from the 1st. */
export const stretchCases = [
	[{ from: "2026-12-03", to: "2026-12-03" }, false, 2, 3],
	[{ from: "2026-12-03", to: "2026-12-04", startsAtNoon: true }, false, 2.5, 4],
	[{ from: "2026-12-03", to: "2026-12-04", endsAtNoon: true }, false, 2, 3.5],
	[{ from: "2026-12-03", to: "2026-12-03", startsAtNoon: true }, false, 2.5, 3],
	[{ from: "2026-11-20", to: "2026-12-01" }, false, -11, 1],
	[{ from: "2026-12-03", to: "2026-12-04", beginMinute: 1260, endMinute: 360 }, true, 2.875, 3.25],
	[{ from: "2026-12-03", to: "2026-12-04", beginMinute: 1260, endMinute: 360 }, false, 2, 4],
] as const;

/** Days with count, need and what lacks; by day or week; cells as first day, last day, count, how many lack. */
export const coverCases = [
	[
		"day",
		[
			["2026-12-01", 8, 8],
			["2026-12-02", 7, 8],
		],
		[
			["2026-12-01", "2026-12-01", 8, 0],
			["2026-12-02", "2026-12-02", 7, 1],
		],
	],
	["day", [["2026-12-01", 0]], [["2026-12-01", "2026-12-01", 0, 0]]],
	// of a week the day that lacks most, though another has fewer
	[
		"week",
		[
			["2026-12-01", 7, 8],
			["2026-12-05", 3],
		],
		[["2026-12-01", "2026-12-06", 7, 1]],
	],
	[
		"week",
		[
			["2026-12-01", 9, 8],
			["2026-12-02", 12, 8],
		],
		[["2026-12-01", "2026-12-06", 9, 0]],
	],
	[
		"week",
		[
			["2026-12-05", 5],
			["2026-12-06", 3],
		],
		[["2026-12-01", "2026-12-06", 3, 0]],
	],
	// too many of one kind do not make up for another
	[
		"week",
		[
			["2026-12-01", 8, 8, 1],
			["2026-12-02", 5, 5],
		],
		[["2026-12-01", "2026-12-06", 8, 1]],
	],
	// days that are not shown do not count
	[
		"day",
		[
			["2026-11-30", 99, 100],
			["2026-12-01", 2, 1],
		],
		[["2026-12-01", "2026-12-01", 2, 0]],
	],
] as const;
