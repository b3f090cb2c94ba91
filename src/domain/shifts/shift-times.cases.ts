import type { ShiftFault } from "./shift-times.ts";

interface Case {
	readonly title: string;
	readonly day: string;
	/** Minutes of the day, its end, and pauses as minute and length. */
	readonly times: readonly [begin: number, end: number, ...pauses: (readonly [number, number])[]];
	readonly zone?: string;
	/** Real minutes without pauses, or what is wrong. */
	readonly expected: number | ShiftFault;
}

const h = (hours: number, minutes = 0) => hours * 60 + minutes;

// biome-ignore format: a table, one case a line
export const cases: readonly Case[] = [
	{ title: "a day with a pause", day: "2026-12-01", times: [h(8), h(16, 30), [h(12), 30]], expected: 480 },
	{ title: "two pauses, named in any order", day: "2026-12-01", times: [h(6), h(15), [h(12), 30], [h(9), 15]], expected: 495 },
	{ title: "over midnight", day: "2026-12-01", times: [h(21), h(30)], expected: 540 },
	{ title: "a night with an hour less", day: "2026-03-28", times: [h(22), h(30)], expected: 420 },
	{ title: "a night with an hour more", day: "2026-10-24", times: [h(22), h(30)], expected: 540 },
	{ title: "begins at a time that is left out", day: "2026-03-29", times: [h(2, 30), h(10)], expected: 390 },
	{ title: "begins at a time that is there twice", day: "2026-10-25", times: [h(2, 30), h(10)], expected: 510 },
	{ title: "in a zone without such nights", day: "2026-03-28", times: [h(22), h(30)], zone: "Asia/Tokyo", expected: 480 },
	{ title: "48 hours", day: "2026-12-01", times: [h(8), h(56)], expected: 2880 },
	{ title: "48 hours and a minute", day: "2026-12-01", times: [h(8), h(56, 1)], expected: "SHIFT_TOO_LONG" },
	{ title: "49 hours by the clock, 48 in fact", day: "2026-03-28", times: [h(8), h(57)], expected: 2880 },
	{ title: "48 hours by the clock, 49 in fact", day: "2026-10-24", times: [h(8), h(56)], expected: "SHIFT_TOO_LONG" },
	{ title: "nothing at all", day: "2026-12-01", times: [h(8), h(8)], expected: "SHIFT_REVERSED" },
	{ title: "within the hour that is left out", day: "2026-03-29", times: [h(2), h(2, 59)], expected: 59 },
	{ title: "a pause before it", day: "2026-12-01", times: [h(8), h(16), [h(7, 59), 30]], expected: "SHIFT_PAUSE_OUTSIDE" },
	{ title: "a pause to its very end", day: "2026-12-01", times: [h(8), h(16), [h(15, 30), 30]], expected: 450 },
	{ title: "a pause beyond it", day: "2026-12-01", times: [h(8), h(16), [h(15, 31), 30]], expected: "SHIFT_PAUSE_OUTSIDE" },
	{ title: "a pause within another", day: "2026-12-01", times: [h(8), h(16), [h(10), 30], [h(10, 29), 15]], expected: "SHIFT_PAUSES_OVERLAP" },
	{ title: "a leap day", day: "2028-02-29", times: [h(20), h(28)], expected: 480 },
];
