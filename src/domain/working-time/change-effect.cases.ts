import type { ChangeEffect, DayStand } from "./change-effect.ts";

type Stand = readonly [day: number, balance: number, net: number, maximum?: number | null];

export const standOf = ([day, balanceMinutes, netMinutes, maximumMinutes = 600]: Stand) =>
	({ day, balanceMinutes, netMinutes, maximumMinutes }) as DayStand;

interface Expected {
	readonly balance: ChangeEffect["balanceMinutes"];
	/** Of the day: limit, before, after. */
	readonly maximum: readonly [day: number, limit: number, before: number, after: number] | null;
}

/** Days 1 to 9 count. */
export const effectCases: readonly (readonly [
	title: string,
	before: readonly Stand[],
	after: readonly Stand[],
	expected: Expected,
])[] = [
	[
		"a forgotten clock-out mended: less balance, and the maximum is kept",
		[[5, 471, 933]],
		[[5, 26, 488]],
		{ balance: -445, maximum: [5, 600, 933, 488] },
	],
	[
		"another project alone changes nothing",
		[[5, 26, 488]],
		[[5, 26, 488]],
		{ balance: null, maximum: null },
	],
	[
		"moved to the next day: what one loses the other gains",
		[
			[5, 0, 480],
			[6, -480, 0],
		],
		[
			[5, -480, 0],
			[6, 0, 480],
		],
		{ balance: 0, maximum: [5, 600, 480, 0] },
	],
	[
		"over two days the one that goes furthest is named",
		[
			[5, 0, 480],
			[6, 0, 480],
		],
		[
			[5, 60, 540],
			[6, 180, 660],
		],
		{ balance: 240, maximum: [6, 600, 480, 660] },
	],
	[
		"the day that runs does not count yet",
		[[10, -200, 280]],
		[[10, -140, 340]],
		{ balance: null, maximum: [10, 600, 280, 340] },
	],
	[
		"before the account was opened nothing counts",
		[[0, 0, 480]],
		[[0, 60, 540]],
		{ balance: null, maximum: [0, 600, 480, 540] },
	],
	[
		"the law sets no limit for executives",
		[[5, 0, 480, null]],
		[[5, 240, 720, null]],
		{ balance: 240, maximum: null },
	],
	[
		"the young have half past eight",
		[[5, 0, 480, 510]],
		[[5, 60, 540, 510]],
		{ balance: 60, maximum: [5, 510, 480, 540] },
	],
	[
		"work that becomes a break a rule pays for: the balance stays, the maximum moves",
		[[5, 0, 480]],
		[[5, 0, 450]],
		{ balance: 0, maximum: [5, 600, 480, 450] },
	],
];
