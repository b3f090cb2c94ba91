import type { SequenceStart } from "./sequence-facts.ts";

interface Case {
	readonly title: string;
	readonly start?: SequenceStart;
	/** One letter a shift, one word a day, "-" for a hole. */
	readonly days: string;
	readonly offset?: number;
	readonly range: readonly [from: string, to: string];
	readonly expected: string;
}

// 2026-12-02 is a Wednesday
// biome-ignore format: a table, one case a line
export const cases: readonly Case[] = [
	{ title: "begins with its first day, and again until the end", days: "F S N -", range: ["2026-12-02", "2026-12-11"], expected: "F S N - F S N - F S" },
	{ title: "begins with the Monday before", start: "START_ON_MONDAY", days: "F F S S N - -", range: ["2026-12-02", "2026-12-08"], expected: "S S N - - F F" },
	{ title: "a Monday begins with the first day either way", start: "START_ON_MONDAY", days: "F S N", range: ["2026-12-07", "2026-12-08"], expected: "F S" },
	{ title: "two weeks from Wednesday of the first", start: "START_ON_MONDAY", days: "A B C D E F G H I J K L M N", range: ["2026-12-02", "2026-12-16"], expected: "C D E F G H I J K L M N A B C" },
	{ title: "somebody is two days ahead", days: "F S N -", offset: 2, range: ["2026-12-02", "2026-12-06"], expected: "N - F S N" },
	{ title: "ahead by more than the sequence is long", days: "F S", offset: 83, range: ["2026-12-02", "2026-12-03"], expected: "S F" },
	{ title: "ahead of the Monday", start: "START_ON_MONDAY", days: "F F S S N - -", offset: 1, range: ["2026-12-02", "2026-12-03"], expected: "S N" },
	{ title: "two shifts on one day, and holes only", days: "FS -", range: ["2026-12-02", "2026-12-05"], expected: "FS - FS -" },
	{ title: "one day, every day", days: "F", range: ["2028-02-28", "2028-03-01"], expected: "F F F" },
	{ title: "over a night of the change the days go on one by one", days: "F S N", range: ["2026-10-24", "2026-10-26"], expected: "F S N" },
	{ title: "a range that ends before it begins", days: "F", range: ["2026-12-02", "2026-12-01"], expected: "" },
	{ title: "no days at all", days: "", range: ["2026-12-02", "2026-12-03"], expected: "" },
];
