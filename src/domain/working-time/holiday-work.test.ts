import { expect, test } from "vitest";
import type { FreeFactor } from "../holidays/holiday-facts.ts";
import { type HolidayWork, holidayCredit } from "./holiday-work.ts";

// biome-ignore format: a table, one case a line
test.each<[string, HolidayWork, number, FreeFactor, number, number, number]>([
	["a holiday off", "CREDIT_PLUS_HOURS", 480, 1, 0, 480, 480],
	["a holiday worked, on top of its credit", "CREDIT_PLUS_HOURS", 480, 1, 300, 480, 480],
	["a holiday off where hours count", "HOURS_ONLY", 480, 1, 0, 480, 480],
	["a part of it worked", "HOURS_ONLY", 480, 1, 300, 480, 180],
	["all of it worked", "HOURS_ONLY", 480, 1, 480, 480, 0],
	["more than it was worth", "HOURS_ONLY", 480, 1, 600, 480, 0],
	["a part of it worked, for which another day is off", "SUBSTITUTE_DAY", 480, 1, 300, 480, 180],
	["half a holiday, and the other half worked", "HOURS_ONLY", 480, 0.5, 240, 240, 240],
	["half a holiday, of which an hour was worked too", "HOURS_ONLY", 480, 0.5, 300, 240, 180],
	["half a holiday, all day worked", "HOURS_ONLY", 480, 0.5, 480, 240, 0],
	["half of an odd target goes up", "HOURS_ONLY", 463, 0.5, 0, 232, 232],
	["a holiday on a day without target", "HOURS_ONLY", 0, 1, 300, 0, 0],
	["a day that is no holiday", "HOURS_ONLY", 480, 0, 300, 0, 0],
	["a holiday by law alone", "HOURS_ONLY", 480, 0, 600, 0, 0],
])("%s (%s)", (_, holidayWork, targetMinutes, holidayFactor, worked, share, minutes) => {
	const facts = { holidayWork, targetMinutes, holidayFactor };
	expect(holidayCredit(facts, worked)).toEqual({ share, minutes });
});
