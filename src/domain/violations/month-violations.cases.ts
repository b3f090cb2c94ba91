import type { MonthViolation } from "./month-violations.ts";

export interface MonthCase {
	readonly title: string;
	/** First day of those given. */
	readonly from: string;
	/** Day by day. */
	readonly minutes: readonly number[];
	readonly wage?: number;
	readonly maxMinutes?: number;
	readonly maxWage?: number;
	readonly isMinijob?: true;
	/** Code, day of the month, minutes. */
	readonly expected: readonly (readonly [
		code: MonthViolation["code"],
		day: string,
		minutes: number,
	])[];
}

// biome-ignore format: a table, one case a line
export const monthCases: readonly MonthCase[] = [
	{ title: "no limits", from: "2026-06-01", minutes: [6000], expected: [] },
	{ title: "no days", from: "2026-06-01", minutes: [], isMinijob: true, expected: [] },
	{ title: "just the agreed minutes", from: "2026-06-01", minutes: [600, 600], maxMinutes: 1200, expected: [] },
	{ title: "one more, on the second day", from: "2026-06-01", minutes: [600, 601], maxMinutes: 1200, expected: [["MAX_ACTUAL_EXCEEDED", "2026-06-02", 1]] },
	{ title: "told where it was passed, with all of the month", from: "2026-06-01", minutes: [600, 601, 0, 300], maxMinutes: 1200, expected: [["MAX_ACTUAL_EXCEEDED", "2026-06-02", 301]] },
	{ title: "taken back before the month's end", from: "2026-06-01", minutes: [600, 601, -1], maxMinutes: 1200, expected: [] },
	{ title: "just the agreed wage", from: "2026-06-01", minutes: [2412], wage: 1500, maxWage: 60_300, expected: [] },
	{ title: "a minute beyond the wage", from: "2026-06-01", minutes: [2413], wage: 1500, maxWage: 60_300, expected: [["MAX_WAGE_EXCEEDED", "2026-06-01", 1]] },
	{ title: "without a wage per hour there is none to reach", from: "2026-06-01", minutes: [9999], maxWage: 60_300, expected: [] },
	{ title: "unpaid", from: "2026-06-01", minutes: [9999], wage: 0, maxWage: 60_300, expected: [] },
	{ title: "Minijob of 2024", from: "2024-06-01", minutes: [2601], isMinijob: true, expected: [] },
	{ title: "Minijob of 2024, a minute more", from: "2024-06-01", minutes: [2602], isMinijob: true, expected: [["MINIJOB_HOURS", "2024-06-01", 1]] },
	{ title: "Minijob of 2025", from: "2025-06-01", minutes: [2602], isMinijob: true, expected: [] },
	{ title: "Minijob of 2025, a minute more", from: "2025-06-01", minutes: [2603], isMinijob: true, expected: [["MINIJOB_HOURS", "2025-06-01", 1]] },
	{ title: "Minijob of 2026 at 15 €", from: "2026-06-01", minutes: [2413], wage: 1500, isMinijob: true, expected: [["MINIJOB_HOURS", "2026-06-01", 1]] },
	{ title: "Minijob below the minimum wage: it counts instead", from: "2026-06-01", minutes: [2602, 1], wage: 1000, isMinijob: true, expected: [["MINIJOB_HOURS", "2026-06-02", 1]] },
	{ title: "Minijob of 2027", from: "2027-06-01", minutes: [2601, 1], isMinijob: true, expected: [["MINIJOB_HOURS", "2027-06-02", 1]] },
	{ title: "Minijob before wage and limit were tied", from: "2021-06-01", minutes: [9999], isMinijob: true, expected: [] },
	{ title: "all three", from: "2026-06-01", minutes: [2413], wage: 1500, maxMinutes: 2400, maxWage: 60_300, isMinijob: true, expected: [["MINIJOB_HOURS", "2026-06-01", 1], ["MAX_ACTUAL_EXCEEDED", "2026-06-01", 13], ["MAX_WAGE_EXCEEDED", "2026-06-01", 1]] },
];
