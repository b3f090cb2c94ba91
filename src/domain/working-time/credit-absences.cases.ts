/** Title, target, holiday factor, worked, absences as [class, factor], minutes credited, days of leave. */
export const creditCases = [
	["a day of leave", 480, 0, 0, [["LEAVE", 1]], 480, 1],
	["half a day", 480, 0, 250, [["LEAVE", 0.5]], 240, 0.5],
	["half of an odd target goes up", 463, 0, 0, [["LEAVE", 0.5]], 232, 0.5],
	["a holiday costs no leave", 480, 1, 0, [["LEAVE", 1]], 0, 0],
	["half a holiday costs half", 480, 0.5, 0, [["LEAVE", 1]], 240, 0.5],
	["half leave on half a holiday", 480, 0.5, 0, [["LEAVE", 0.5]], 240, 0.5],
	["a day without target", 0, 0, 0, [["LEAVE", 1]], 0, 0],
	["sick", 462, 0, 0, [["SICK", 1]], 462, 0],
	["went home sick", 480, 0, 200, [["SICK", 1]], 280, 0],
	[
		"sick in one's leave",
		480,
		0,
		0,
		[
			["LEAVE", 1],
			["SICK", 1],
		],
		480,
		0,
	],
	[
		"sick for half a day of leave",
		480,
		0,
		0,
		[
			["SICK", 0.5],
			["LEAVE", 1],
		],
		480,
		0.5,
	],
	["unpaid", 480, 0, 0, [["UNPAID", 1]], 0, 0],
	["paid", 480, 0, 0, [["ABSENCE", 1]], 480, 0],
] as const;
