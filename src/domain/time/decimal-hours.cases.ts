/** Whole minutes → hours with two decimals. The ids are those of the reference. */
export const decimalHoursCases: readonly (readonly [
	title: string,
	minutes: number,
	text: string,
])[] = [
	["FM01 7:42", 462, "7,70"],
	["FM02 two thirds go up", 100, "1,67"],
	["a third goes down", 20, "0,33"],
	["FM04 a month", 9990, "166,50"],
	["FM05 below zero", -75, "-1,25"],
	["two thirds below zero go away from zero", -100, "-1,67"],
	["FM07 nothing", 0, "0,00"],
	["FM08 no mark between thousands", 60_003, "1000,05"],
	["FM09 three times twenty minutes, summed first", 20 + 20 + 20, "1,00"],
	["a minute", 1, "0,02"],
	["a minute below zero", -1, "-0,02"],
	["the last minute of an hour", 59, "0,98"],
	["a day", 1440, "24,00"],
	["an account's most", 6_000_001, "100000,02"],
];

/** Minutes, decimal mark, decimals → text. */
export const otherDecimalsCases: readonly (readonly [
	minutes: number,
	mark: "," | ".",
	decimals: number,
	text: string,
])[] = [
	[462, ".", 2, "7.70"],
	// a half: 7:27 are 7.45 h, 7:33 are 7.55 h
	[447, ",", 1, "7,5"],
	[453, ",", 1, "7,6"],
	[-447, ",", 1, "-7,5"],
	[90, ",", 0, "2"],
	[-90, ",", 0, "-2"],
	[89, ",", 0, "1"],
	[100, ".", 4, "1.6667"],
	// what rounds to nothing has no sign
	[-2, ",", 1, "0,0"],
	[-29, ",", 0, "0"],
];
