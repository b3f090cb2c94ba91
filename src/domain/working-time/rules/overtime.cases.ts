/** Title, threshold, factor, worked before, worked, overtime. */
export const overtimeCases = [
	["below the day's threshold", 480, 100, 0, 480, 0],
	["beyond it", 480, 100, 0, 510, 30],
	["weighed", 480, 125, 0, 520, 50],
	["half a minute goes up", 480, 150, 0, 481, 2],
	["the week reaches its threshold", 2400, 100, 2300, 480, 380],
	["the week is beyond it already", 2400, 100, 2450, 60, 60],
	["nothing worked", 2400, 100, 2450, 0, 0],
	["weighed as a sum of the week", 2400, 150, 2401, 1, 1],
	["a factor of nothing", 480, 0, 0, 600, 0],
] as const;
