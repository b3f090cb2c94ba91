import { expect, test } from "vitest";
import type { EpochSecond } from "../../time/quantities.ts";
import { shiftsOf } from "./shifts-of.ts";

/** Minutes; the shift of each entry is told by its begin. */
test.each([
	[[], []],
	[[[0, 60]], [[0]]],
	[
		[
			[480, 720],
			[780, 1020],
			[1320, 1380],
		],
		[[480, 780], [1320]],
	],
	[
		[
			[0, 60],
			[240, 300],
		],
		[[0, 240]],
	],
	[
		[
			[0, 60],
			[241, 300],
		],
		[[0], [241]],
	],
	[
		[
			[780, 1020],
			[480, 720],
		],
		[[480, 780]],
	],
	[
		[
			[0, 600],
			[60, 120],
			[700, 720],
		],
		[[0, 60, 700]],
	],
	[
		[
			[0, null],
			[2000, 2010],
		],
		[[0, 2000]],
	],
] as [number, number | null][][][])("%j → %j", (entries, shifts) => {
	const seconds = entries.map(([begin, end]) => ({
		begin: ((begin as number) * 60) as EpochSecond,
		end: end === null ? null : (((end as number) * 60) as EpochSecond),
	}));
	const found = shiftsOf(seconds, 180).map((shift) => shift.map((entry) => entry.begin / 60));
	expect(found).toEqual(shifts);
});

test("where the gap differs, the first entry of a shift says which one holds", () => {
	const entries = [0, 100, 1000, 1100].map((begin) => ({
		begin: (begin * 60) as EpochSecond,
		end: ((begin + 10) * 60) as EpochSecond,
	}));
	const shifts = shiftsOf(entries, ({ begin }) => (begin === 0 ? 90 : 89));
	expect(shifts.map((shift) => shift.length)).toEqual([2, 1, 1]);
});
