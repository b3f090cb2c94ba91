import { expect, test } from "vitest";
import { changedFigures, type DayFigures, sumOfDays } from "./day-figures.ts";

const free: DayFigures = {
	targetMinutes: 0,
	workedMinutes: 0,
	pauseMinutes: 0,
	autoPauseMinutes: 0,
	holidayCreditMinutes: 0,
	absenceCreditMinutes: 0,
	extraMinutes: 0,
	balanceMinutes: 0,
	overtimeMinutes: 0,
	pendingMinutes: 0,
	leaveDays: 0,
};
const worked = { ...free, targetMinutes: 480, workedMinutes: 420 };

test("days together", () => {
	const sum = sumOfDays([worked, { ...worked, leaveDays: 0.5 }, free]);
	expect(sum).toEqual({ ...free, targetMinutes: 960, workedMinutes: 840, leaveDays: 0.5 });
	expect(sumOfDays([])).toEqual(free);
});

test("only what differs, with its sign", () => {
	expect(changedFigures(worked, worked)).toEqual({});
	const now = { ...worked, workedMinutes: 450, balanceMinutes: -30 };
	expect(changedFigures(worked, now)).toEqual({ workedMinutes: 30, balanceMinutes: -30 });
});
