import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateOfDay } from "../time/civil-date.ts";
import { weekdayOf } from "../time/iso-week.ts";
import type { EpochMinute, LocalDay } from "../time/quantities.ts";
import { estg3bAccounts } from "./estg-3b.ts";
import { landCalendar, minutesByCode } from "./test-pieces.ts";
import { minutesOf, shifts, wallClockOf } from "./test-shifts.ts";
import type { WorkedPiece } from "./worked-piece.ts";

const runs = { numRuns: 300, seed: 20_261_121 };
const calendar = landCalendar("NW");
const wallClock = wallClockOf("Europe/Berlin");
const names: Record<number, string> = { 50: "SUNDAY50", 125: "HOLIDAY125", 150: "HOLIDAY150" };

/** The law for one minute, in the order of its own words. */
function lawAt(each: WorkedPiece, minute: number): string[] {
	if (each.category !== "WORKTIME") return [];
	const { day, hour } = wallClock(minute);
	const isTail = hour < 4 && wallClock(each.shift.begin).day < day;
	const night = isTail ? "NIGHT40" : "NIGHT25";
	const nights = hour >= 20 || hour < 6 ? [night] : [];
	const own = rateOf(day, hour);
	const before = isTail ? rateOf((day - 1) as LocalDay, 23) : 0;
	const rate = Math.max(own, before);
	return rate === 0 ? nights : [...nights, names[rate] as string];
}

function rateOf(day: LocalDay, hour: number): number {
	const { month, day: date } = dateOfDay(day);
	const monthDay = month * 100 + date;
	if ([501, 1225, 1226].includes(monthDay)) return 150;
	if (monthDay === 1224 && hour >= 14) return 150;
	if (monthDay === 1231 && hour >= 14) return 125;
	if (calendar.holidaysOn(day).length > 0) return 125;
	return weekdayOf(day) === 7 ? 50 : 0;
}

describe("§ 3b EStG", () => {
	test("is cut as its words say, minute by minute", () => {
		fc.assert(
			fc.property(shifts, (pieces) => {
				const sums: Record<string, number> = {};
				for (const [each, minute] of minutesOf(pieces)) {
					for (const code of lawAt(each, minute)) {
						sums[code] = (sums[code] ?? 0) + 1;
					}
				}
				expect(minutesByCode(pieces, estg3bAccounts, calendar)).toEqual(sums);
			}),
			{ ...runs, numRuns: 150 },
		);
	});

	test("no sum changes when pieces are split or come in another order", () => {
		const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 });
		fc.assert(
			fc.property(shifts, shares, (pieces, percents) => {
				const split = pieces.flatMap((each, nth) => splitAt(each, percents[nth] as number));
				const whole = minutesByCode(pieces, estg3bAccounts, calendar);
				expect(minutesByCode(split.reverse(), estg3bAccounts, calendar)).toEqual(whole);
			}),
			runs,
		);
	});
});

function splitAt(each: WorkedPiece, percent: number): WorkedPiece[] {
	const length = Math.floor(((each.end - each.begin) * percent) / 100);
	const middle = (each.begin + length) as EpochMinute;
	return [
		{ ...each, end: middle },
		{ ...each, begin: middle },
	];
}
