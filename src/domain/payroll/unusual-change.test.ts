import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import { closingDates } from "./closing-dates.ts";
import { judgedChange } from "./unusual-change.ts";

const steady = [6000, 6300, 6000, 6300];

test.each([
	["as usual", { now: 6200, before: 6000, history: steady }, false],
	["more than it ever was", { now: 7000, before: 6000, history: steady }, true],
	["less than it ever was", { now: 5000, before: 6000, history: steady }, true],
	["a little beyond it", { now: 6400, before: 6000, history: steady }, false],
	["a fifth more, where little is known", { now: 7300, before: 6000, history: [] }, true],
	["less than a fifth, where little is known", { now: 7100, before: 6000, history: [] }, false],
	["what was not there at all", { now: 600, before: 0, history: [0, 0] }, true],
	["an hour", { now: 60, before: 0, history: [] }, false],
] as const)("%s", (_, compared, isUnusual) => {
	expect(judgedChange(compared, false)).toMatchObject({ isUnusual });
});

test("a change is told as a part of what there was, beside the least and the most of the months before", () => {
	const judged = judgedChange(
		{ now: 30_000, before: 20_000, history: [20_000, 10_000, 15_000] },
		true,
	);
	expect(judged).toMatchObject({
		difference: 10_000,
		change: 0.5,
		usual: { low: -0.5, high: 0.5 },
	});
	expect(judgedChange({ now: 2000, before: 0, history: [] }, true).isUnusual).toBe(false);
});

test("a month of payroll is due on working days after it", () => {
	const due = { cutoffDays: 2, fileDays: 4, payDays: 8 };
	expect(closingDates(dayOfIso("2026-11-30"), due)).toEqual({
		...{ monthEnd: "2026-11-30", cutoff: "2026-12-02" },
		...{ file: "2026-12-04", pay: "2026-12-10" },
	});
	expect(closingDates(dayOfIso("2026-10-31"), due).cutoff).toBe("2026-11-03");
});
