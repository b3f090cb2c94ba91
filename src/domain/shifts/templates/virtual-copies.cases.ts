import type { ShiftTemplate, TemplateItem } from "./template-facts.ts";

const h = (hours: number) => hours * 60;

/** Friday's early shift for two people, a pause at nine. */
const early: TemplateItem = {
	...{ id: "early", dayIndex: 4, activityId: "F", copies: 2 },
	...{ beginMinute: h(6), endMinute: h(14), pauses: [{ minute: h(9), minutes: 30 }] },
};
const night = {
	...early,
	id: "night",
	activityId: "N",
	copies: 1,
	beginMinute: h(21),
	endMinute: h(30),
	pauses: [],
};
const tuesday = { ...night, id: "tuesday", dayIndex: 1 };

interface Case {
	readonly title: string;
	readonly items?: readonly TemplateItem[];
	readonly mode?: ShiftTemplate["holidayMode"];
	readonly countsHalf?: boolean;
	/** Days and how much of each is free. */
	readonly holidays?: Readonly<Record<string, number>>;
	/** Item and day; activity, begin and end where they differ. */
	readonly exceptions?: readonly (readonly [
		item: string,
		day: string,
		activity?: string | null,
		begin?: number | null,
		end?: number | null,
	])[];
	readonly filled?: readonly (readonly [item: string, day: string, copy: number])[];
	readonly range: readonly [from: string, to: string];
	/** Day, item, copy, activity, times, state; in brackets what nobody is needed for. */
	readonly expected: readonly string[];
}

// 2026-12-25 is a Friday, Christmas; 2026-12-24 a Thursday of which half is free
// biome-ignore format: a table, one case a paragraph
export const cases: readonly Case[] = [
	{ title: "on its weekday, once for each person who is needed",
		range: ["2026-12-12", "2026-12-18"],
		expected: ["12-18 early 1 F 360-840/30 NONE", "12-18 early 2 F 360-840/30 NONE"] },
	{ title: "not on a holiday",
		range: ["2026-12-18", "2026-12-25"], holidays: { "2026-12-25": 1 },
		expected: ["12-18 early 1 F 360-840/30 NONE", "12-18 early 2 F 360-840/30 NONE"] },
	{ title: "on its weekday only where that is a holiday",
		mode: "HOLIDAY_ON_DAYINDEX", range: ["2026-12-18", "2026-12-26"], holidays: { "2026-12-25": 1, "2026-12-26": 1 },
		expected: ["12-25 early 1 F 360-840/30 NONE", "12-25 early 2 F 360-840/30 NONE"] },
	{ title: "on every holiday, whatever its weekday",
		mode: "ON_HOLIDAY_IGNORE_DAYINDEX", items: [night], range: ["2026-12-18", "2026-12-26"], holidays: { "2026-12-25": 1, "2026-12-26": 1 },
		expected: ["12-25 night 1 N 1260-1800/0 NONE", "12-26 night 1 N 1260-1800/0 NONE"] },
	{ title: "half a holiday is none",
		range: ["2026-12-18", "2026-12-18"], items: [night], holidays: { "2026-12-18": 0.5 },
		expected: ["12-18 night 1 N 1260-1800/0 NONE"] },
	{ title: "half a holiday is one where the template says so",
		range: ["2026-12-18", "2026-12-24"], items: [night], mode: "ON_HOLIDAY_IGNORE_DAYINDEX", countsHalf: true, holidays: { "2026-12-24": 0.5 },
		expected: ["12-24 night 1 N 1260-1800/0 NONE"] },
	{ title: "a holiday that frees nobody is none",
		range: ["2026-12-18", "2026-12-18"], items: [night], countsHalf: true, holidays: { "2026-12-18": 0 },
		expected: ["12-18 night 1 N 1260-1800/0 NONE"] },
	{ title: "on 29 February, where there is one",
		items: [tuesday], range: ["2028-02-28", "2028-03-01"],
		expected: ["02-29 tuesday 1 N 1260-1800/0 NONE"] },
	{ title: "not on 1 March in its place",
		items: [tuesday], range: ["2027-02-28", "2027-03-01"], expected: [] },
	{ title: "of the day before the range nothing reaches over midnight into it",
		items: [night], range: ["2026-12-12", "2026-12-17"], expected: [] },
	{ title: "left out on a day, all copies",
		range: ["2026-12-18", "2026-12-18"], exceptions: [["early", "2026-12-18"]],
		expected: ["(12-18 early 1 F 360-840/30 SKIPPED)", "(12-18 early 2 F 360-840/30 SKIPPED)"] },
	{ title: "another kind and another time on a day; a pause outside falls away",
		range: ["2026-12-18", "2026-12-18"], exceptions: [["early", "2026-12-18", "Z", h(10)]],
		expected: ["12-18 early 1 Z 600-840/0 CHANGED", "12-18 early 2 Z 600-840/0 CHANGED"] },
	{ title: "an exception of another day does nothing, nor one on a day on which it is not due",
		range: ["2026-12-17", "2026-12-18"], items: [night], exceptions: [["night", "2026-12-11"], ["night", "2026-12-17", "Z"]],
		expected: ["12-18 night 1 N 1260-1800/0 NONE"] },
	{ title: "a shift stands for one copy",
		range: ["2026-12-18", "2026-12-18"], filled: [["early", "2026-12-18", 2]],
		expected: ["12-18 early 1 F 360-840/30 NONE", "12-18 early 2 F 360-840/30 FILLED early-2"] },
	{ title: "more shifts than copies: what is too much is needed no longer",
		range: ["2026-12-18", "2026-12-18"], filled: [["early", "2026-12-18", 4], ["early", "2026-12-18", 1], ["early", "2026-12-18", 3]],
		expected: ["12-18 early 1 F 360-840/30 FILLED early-1", "12-18 early 2 F 360-840/30 NONE", "(12-18 early 3 F 360-840/30 FILLED early-3)", "(12-18 early 4 F 360-840/30 FILLED early-4)"] },
	{ title: "a shift of a copy that is left out now",
		range: ["2026-12-18", "2026-12-18"], items: [night], exceptions: [["night", "2026-12-18"]], filled: [["night", "2026-12-18", 1]],
		expected: ["(12-18 night 1 N 1260-1800/0 FILLED night-1)"] },
	{ title: "a shift on a day that became a holiday",
		range: ["2026-12-18", "2026-12-18"], items: [night], holidays: { "2026-12-18": 1 }, filled: [["night", "2026-12-18", 1]],
		expected: ["(12-18 night 1 N 1260-1800/0 FILLED night-1)"] },
	{ title: "a shift of an item that is gone is nobody's copy",
		range: ["2026-12-18", "2026-12-18"], items: [night], filled: [["early", "2026-12-18", 1]],
		expected: ["12-18 night 1 N 1260-1800/0 NONE"] },
	{ title: "in the order of the items",
		range: ["2026-12-18", "2026-12-18"], items: [night, { ...early, copies: 1 }],
		expected: ["12-18 night 1 N 1260-1800/0 NONE", "12-18 early 1 F 360-840/30 NONE"] },
];

export const usualItems = [early];
