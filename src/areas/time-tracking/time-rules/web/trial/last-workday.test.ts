import { expect, test } from "vitest";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { lastWorkday } from "./use-last-day.ts";

test.each([
	["2026-11-20", "2026-11-19"],
	["2026-11-21", "2026-11-20"],
	["2026-11-22", "2026-11-20"],
	["2026-11-23", "2026-11-20"],
	["2026-11-24", "2026-11-23"],
])("on %s the last working day was %s", (today, day) => {
	expect(lastWorkday(dayOfIso(today))).toBe(day);
});
