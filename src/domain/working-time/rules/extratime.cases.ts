/** Title, mode, value, most, minutes that meet the conditions, credited. */
export const extratimeCases = [
	["fixed, however much was worked", "FIXED", 15, null, 300, 15],
	["fixed, nothing worked", "FIXED", 15, null, 0, 0],
	["a quarter", "PERCENT", 25, null, 240, 60],
	["half a minute goes up", "PERCENT", 25, null, 90, 23],
	["no more than the most", "PERCENT", 50, 60, 240, 60],
	["less than the most", "PERCENT", 50, 60, 60, 30],
	["a fixed credit keeps to the most as well", "FIXED", 30, 20, 60, 20],
] as const;
