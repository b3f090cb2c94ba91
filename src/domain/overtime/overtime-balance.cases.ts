import type { LedgerKind } from "./ledger-entry.ts";

type Line = readonly [
	id: string,
	kind: LedgerKind,
	day: string,
	minutes: number,
	reversesId?: string,
];

/** Today is 2026-11-21. Lines and minutes of open days → balance, what lies ahead, what may be taken, closed until. */
export const balanceCases: readonly {
	readonly title: string;
	readonly lines: readonly Line[];
	readonly open: number;
	readonly to: readonly [
		balance: number,
		upcoming: number,
		takeable: number,
		closedUntil: string | null,
	];
}[] = [
	{ title: "nothing yet", lines: [], open: 0, to: [0, 0, 0, null] },
	{
		title: "opening balance and open days",
		lines: [["a", "INIT", "2026-01-01", 600]],
		open: 90,
		to: [690, 0, 690, null],
	},
	{
		title: "a debt has nothing to take",
		lines: [["a", "INIT", "2026-01-01", -600]],
		open: 90,
		to: [-510, 0, 0, null],
	},
	{
		title: "today's entry counts, tomorrow's does not",
		lines: [
			["a", "OTHER", "2026-11-21", 60],
			["b", "OTHER", "2026-11-22", 30],
		],
		open: 0,
		to: [60, 30, 60, null],
	},
	{
		title: "what is promised cannot be taken again",
		lines: [
			["a", "INIT", "2026-01-01", 600],
			["b", "PAYOUT", "2026-12-31", -400],
		],
		open: 0,
		to: [600, -400, 200, null],
	},
	{
		title: "a promise taken back is free again",
		lines: [
			["a", "INIT", "2026-01-01", 600],
			["b", "PAYOUT", "2026-12-31", -400],
			["c", "REVERSAL", "2026-12-31", 400, "b"],
		],
		open: 0,
		to: [600, 0, 600, null],
	},
	{
		title: "what was taken back counts for nothing",
		lines: [
			["a", "PAYOUT", "2026-11-01", -400],
			["b", "REVERSAL", "2026-11-01", 400, "a"],
		],
		open: 0,
		to: [0, 0, 0, null],
	},
	{
		title: "more promised than there is",
		lines: [["a", "EXPIRY", "2026-12-31", -100]],
		open: 40,
		to: [40, -100, 0, null],
	},
	{
		title: "the last month's close counts",
		lines: [
			["a", "MONTH_CLOSE", "2026-10-31", 120],
			["b", "MONTH_CLOSE", "2026-09-30", 60],
		],
		open: 15,
		to: [195, 0, 195, "2026-10-31"],
	},
	{
		title: "a reopened month is open",
		lines: [
			["a", "MONTH_CLOSE", "2026-09-30", 60],
			["b", "MONTH_CLOSE", "2026-10-31", 120],
			["c", "REVERSAL", "2026-10-31", -120, "b"],
		],
		open: 120,
		to: [180, 0, 180, "2026-09-30"],
	},
	{
		title: "a closed month of nothing",
		lines: [["a", "MONTH_CLOSE", "2026-10-31", 0]],
		open: 0,
		to: [0, 0, 0, "2026-10-31"],
	},
	{
		title: "later change of a closed month",
		lines: [
			["a", "MONTH_CLOSE", "2026-10-31", 120],
			["b", "DELTA", "2026-11-05", -20],
		],
		open: 0,
		to: [100, 0, 100, "2026-10-31"],
	},
];
