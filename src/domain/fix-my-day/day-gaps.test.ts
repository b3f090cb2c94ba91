import { expect, test } from "vitest";
import type { LocalDay } from "../time/quantities.ts";
import { dayGapCases } from "./day-gaps.cases.ts";
import { dayGaps, isOpen } from "./day-gaps.ts";
import { gapKinds } from "./gap.ts";
import { entry, friday, gapDay, gapDayOf, setup, tellGap } from "./test-gap-days.ts";
import { usualTimes } from "./usual-times.ts";

test.each(dayGapCases)("$title", ({ day, setup: more, gaps }) => {
	const found = dayGaps([gapDayOf(day)], { ...setup, ...more });
	expect(found.map(tellGap)).toEqual(gaps);
});

test("every kind has a case", () => {
	const told = dayGapCases.flatMap(({ gaps }) => gaps.map(([kind = ""]) => kind.split(",")[0]));
	expect([...new Set(told)].sort()).toEqual([...gapKinds].sort());
});

test("the newest day comes first; what waits or only informs is not open", () => {
	const thursday = (friday - 1) as LocalDay;
	const gaps = dayGaps(
		[
			gapDay({ day: thursday, actualMinutes: 0 }),
			gapDay({
				entries: [
					entry("08:00-09:00", { owesReason: true }),
					entry("10:00-20:00", {
						id: "e2",
						state: "REQUESTED",
						autoFinished: true,
						corrected: true,
					}),
				],
			}),
		],
		setup,
	);
	expect(gaps.map(({ day, kind }) => `${day - friday} ${kind}`)).toEqual([
		"0 MISSING_CLOCK_OUT",
		"0 REASON_MISSING",
		"-1 NO_ACTUALS",
	]);
	expect(gaps.map(isOpen)).toEqual([false, true, true]);
});

test("what is usual is the middle of what was approved, of three days at least", () => {
	const day = (back: number, text: string, more: object = {}) => {
		const on = (friday - back) as LocalDay;
		return gapDay({ day: on, entries: [entry(text, more, on)] });
	};
	const days = [
		day(1, "08:00-16:30"),
		day(2, "07:30-16:00"),
		day(3, "06:00-23:00", { autoFinished: true }),
		day(4, "09:00-12:00", { state: "REQUESTED" }),
	];
	expect(usualTimes(days)).toBeNull();
	const nights = [...days, day(5, "22:00-30:00")];
	expect(usualTimes(nights)).toEqual({ begin: 480, end: 990 });
});
