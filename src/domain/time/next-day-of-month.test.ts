import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "./iso-day.ts";
import { nextDayOfMonth } from "./next-day-of-month.ts";

test.each([
	["2026-11-21", 5, "2026-12-05"],
	["2026-11-21", 21, "2026-12-21"],
	["2026-11-21", 28, "2026-11-28"],
	["2026-12-31", 1, "2027-01-01"],
	["2028-01-30", 28, "2028-02-28"],
])("after %s the day %i is %s", (after, day, expected) => {
	expect(isoOfDay(nextDayOfMonth(dayOfIso(after), day))).toBe(expected);
});
