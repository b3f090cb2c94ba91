/** Stretches as begin and end, their lanes, how many lanes. */
export const laneCases = [
	["none", [], [], 1],
	["one", [[0, 3]], [0], 1],
	[
		"one after the other",
		[
			[0, 1],
			[1, 2],
			[2, 5],
		],
		[0, 0, 0],
		1,
	],
	[
		"two halves of a day",
		[
			[0, 0.5],
			[0.5, 1],
		],
		[0, 0],
		1,
	],
	[
		"one within another",
		[
			[0, 5],
			[1, 2],
		],
		[0, 1],
		2,
	],
	[
		"given from the last to the first",
		[
			[4, 6],
			[2, 5],
			[0, 3],
		],
		[0, 1, 0],
		2,
	],
	[
		"those that begin together, the longest first",
		[
			[0, 1],
			[0, 4],
			[0, 2],
		],
		[2, 0, 1],
		3,
	],
	[
		"the lane that is free first is taken",
		[
			[0, 2],
			[0, 5],
			[2, 3],
			[3, 4],
		],
		[1, 0, 1, 1],
		2,
	],
	[
		"the same twice",
		[
			[1, 2],
			[1, 2],
		],
		[0, 1],
		2,
	],
] as const;
