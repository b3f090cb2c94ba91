import { expect, test } from "vitest";
import { type CountedDay, hasFallenBelow, recountedDays } from "./recounted-days.ts";

const counted = (day: string, cost: number, reason: CountedDay["reason"]): CountedDay => ({
	...{ day, cost, reason, costMinutes: cost * 0.048 },
});
const worked = counted("2026-07-07", 10_000, "WORKDAY");
const holiday = counted("2026-07-07", 0, "HOLIDAY");
const half = counted("2026-07-07", 5_000, "HALF_HOLIDAY");
const free = counted("2026-07-07", 0, "NO_WORKDAY");

test.each([
	["nothing has changed", [worked], [worked], []],
	["a holiday came", [worked], [holiday], [{ ...holiday, was: 10_000, wasMinutes: 480 }]],
	["half a holiday went", [half], [worked], [{ ...worked, was: 5_000, wasMinutes: 240 }]],
	["another reason costs as much", [free], [holiday], [{ ...holiday, was: 0, wasMinutes: 0 }]],
	[
		"the day is shorter",
		[worked],
		[{ ...worked, costMinutes: 240 }],
		[{ ...worked, costMinutes: 240, was: 10_000, wasMinutes: 480 }],
	],
	["a day that is not kept", [], [worked], []],
	["a day that is counted no more stays", [worked], [], []],
])("%s", (_what, kept, fresh, found) => {
	expect(recountedDays(kept, fresh)).toEqual(found);
});

test.each([
	[{ before: 0, after: -1, advance: 0 }, true],
	[{ before: 0, after: -1, advance: 1 }, false],
	[{ before: -1, after: -2, advance: 1 }, true],
	[{ before: -2, after: -1, advance: 0 }, false],
	[{ before: 3, after: 0, advance: 0 }, false],
])("an account of %j has fallen below: %s", (move, isBelow) => {
	expect(hasFallenBelow(move)).toBe(isBelow);
});
