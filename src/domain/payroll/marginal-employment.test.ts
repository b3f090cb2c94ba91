import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import { marginalLimitOn, minutesWithin } from "./marginal-employment.ts";

test.each([
	["2023-12-31", undefined],
	["2024-06-01", { maxCents: 53_800, maxMinutes: 43 * 60 + 21 }],
	["2025-06-01", { maxCents: 55_600, maxMinutes: 43 * 60 + 22 }],
	["2026-12-31", { maxCents: 60_300, maxMinutes: 43 * 60 + 22 }],
	["2027-01-01", { maxCents: 63_300, maxMinutes: 43 * 60 + 21 }],
])("marginal employment on %s: %j", (day, limit) => {
	expect(marginalLimitOn(dayOfIso(day))).toEqual(limit);
});

test("603 € at 15 € an hour are 40:12 h", () => {
	expect(minutesWithin(60_300, 1500)).toBe(40 * 60 + 12);
});
