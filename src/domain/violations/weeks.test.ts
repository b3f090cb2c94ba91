import { describe, expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "../time/iso-day.ts";
import { weekdayOf } from "../time/iso-week.ts";
import type { LocalDay } from "../time/quantities.ts";
import { type AveragedDay, average24Weeks, averagePerWorkday } from "./checks/average-24-weeks.ts";
import { minorWeek } from "./checks/jarbschg.ts";

const monday = dayOfIso("2026-01-05");

describe("average per working day", () => {
	test.each([
		["46 hours a week", 66_240, 144, 46_000, true],
		["the same with two weeks of leave", 66_240, 132, 50_182, false],
		["just eight hours", 480 * 144, 144, 48_000, true],
		["a minute more in all", 480 * 144 + 1, 144, 48_001, false],
		["never there", 0, 0, 0, true],
	])("%s", (_, totalMinutes, workdays, hundredths, isKept) => {
		const average = averagePerWorkday({ totalMinutes, workdays }, 480);
		expect(average).toEqual({ hundredths, isKept });
	});
});

describe("24 weeks", () => {
	/** Monday to Friday alike, from Monday 5 January 2026. */
	function weeks(
		count: number,
		minutesOf: (nth: number) => number,
		isNeutral: (nth: number) => boolean = () => false,
	): AveragedDay[] {
		return Array.from({ length: count * 7 }, (_, nth) => {
			const day = (monday + nth) as LocalDay;
			const netMinutes = weekdayOf(day) <= 5 ? minutesOf(nth) : 0;
			return { day, netMinutes, isNeutral: isNeutral(nth) };
		});
	}

	function told(days: readonly AveragedDay[]) {
		return average24Weeks(days).map(({ day, averageMinutes }) => [isoOfDay(day), averageMinutes]);
	}

	test.each([
		["48 hours a week are eight a day", 24, 576, []],
		["a minute more a day", 24, 577, [["2026-06-21", 481]]],
		["less than 24 weeks are not judged", 23, 700, []],
		[
			"each further week anew",
			26,
			600,
			[
				["2026-06-21", 500],
				["2026-06-28", 500],
				["2026-07-05", 500],
			],
		],
	])("%s", (_, count, minutes, expected) => {
		expect(told(weeks(count, () => minutes))).toEqual(expected);
	});

	test("leave takes its days out of the divisor, a Sunday none", () => {
		// 22 weeks of 46 h on 132 days; the first two weeks away
		const days = weeks(
			24,
			(nth) => (nth < 14 ? 0 : 602),
			(nth) => nth < 14,
		);
		expect(told(days)).toEqual([["2026-06-21", 502]]);
	});

	test("a bad half-year fades from the window", () => {
		const days = weeks(48, (nth) => (nth < 168 ? 600 : 400));
		const last = told(days).at(-1);
		// n weeks of the new kind: (24 − n) × 3000 + n × 2000 falls below 24 × 2880 after the third
		expect(last).toEqual(["2026-07-05", 487]);
	});
});

describe("40 hours of the young", () => {
	function told(minutes: readonly number[], adult: string) {
		const days = minutes.map((netMinutes, nth) => ({
			day: (monday + nth) as LocalDay,
			netMinutes,
		}));
		return minorWeek(days, dayOfIso(adult)).map(({ day, minutes: beyond }) => [
			isoOfDay(day),
			beyond,
		]);
	}

	test.each([
		["just 40 hours", [480, 480, 480, 480, 480], "2027-01-01", []],
		["a minute more", [480, 480, 480, 480, 481], "2027-01-01", [["2026-01-09", 1]]],
		["told where they were passed", [600, 600, 600, 601, 60], "2027-01-01", [["2026-01-08", 61]]],
		["each week for itself", [0, 0, 0, 0, 1200, 1200, 0, 1200], "2027-01-01", []],
		["of age on Friday", [600, 600, 600, 600, 600], "2026-01-09", []],
		["of age", [600, 600, 600, 600, 600], "2025-01-01", []],
	])("%s", (_, minutes, adult, expected) => {
		expect(told(minutes, adult)).toEqual(expected);
	});
});
