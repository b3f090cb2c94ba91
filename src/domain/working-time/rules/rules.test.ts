import { describe, expect, test } from "vitest";
import { dayOfIso } from "../../time/iso-day.ts";
import type { EpochMinute, EpochSecond } from "../../time/quantities.ts";
import { zoneOf } from "../../time/zone.ts";
import { isDueShift } from "./auto-shift-to-tracking.ts";
import { autopauseCases, legalSteps } from "./autopause.cases.ts";
import { automaticPauses } from "./autopause.ts";
import { extratimeCases } from "./extratime.cases.ts";
import { extraMinutes } from "./extratime.ts";
import { flextimeCases } from "./flextime.cases.ts";
import { carryBalance } from "./flextime.ts";
import { normalizeCases } from "./normalize-to-worktime.cases.ts";
import { normalizedBegin, normalizedEnd } from "./normalize-to-worktime.ts";
import { overtimeCases } from "./overtime.cases.ts";
import { overtimeOf } from "./overtime.ts";
import { roundingCases } from "./rounding.cases.ts";
import { roundEdge } from "./rounding.ts";

const berlin = zoneOf("Europe/Berlin");
const midnight = Date.parse("2026-06-09T00:00+02:00") / 1000;

function second(time: string): EpochSecond {
	const [hours, minutes, seconds = "0"] = time.split(":");
	const ofDay = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
	return (midnight + ofDay) as EpochSecond;
}

function minute(time: string): EpochMinute {
	return Math.floor(second(time) / 60) as EpochMinute;
}

describe("AUTOPAUSE", () => {
	test.each(autopauseCases)("%s (%s, %i − %i)", (...values) => {
		const [, behaviour, net, counted, expected] = values;
		const pauses = automaticPauses({ behaviour, steps: legalSteps }, net, counted);
		const sum = pauses.reduce((total, { minutes }) => total + minutes, 0);
		expect(sum).toBe(expected);
	});

	test("the order of the steps has no meaning", () => {
		const settings = { behaviour: "ABOVE_THRESHOLD" } as const;
		const steps = legalSteps.toReversed();
		expect(automaticPauses({ ...settings, steps }, 575, 0)).toEqual([
			{ afterMinutes: 360, minutes: 30 },
			{ afterMinutes: 540, minutes: 5 },
		]);
	});
});

describe("ROUNDING", () => {
	test.each(roundingCases)("%s on a grid of %i, %s, is %s", (...values) => {
		const [time, gridMinutes, mode, expected] = values;
		const rounded = roundEdge(second(time), { mode, gridMinutes }, berlin);
		expect(rounded).toBe(minute(expected));
	});

	test("the grid begins at local midnight, not at that of UTC", () => {
		// 05:40 in Kolkata is 00:10Z
		const edge = (dayOfIso("2026-06-09") * 86_400 + 600) as EpochSecond;
		const grid = { mode: "DOWN", gridMinutes: 60 } as const;
		const rounded = roundEdge(edge, grid, zoneOf("Asia/Kolkata"));
		expect(rounded * 60).toBe(edge - 40 * 60);
	});
});

describe("NORMALIZE2WORKTIME", () => {
	test.each(normalizeCases)("%s", (...values) => {
		const [, begin, end, from, to, before, after, expected] = values;
		const limits = { begin: minute(from), end: minute(to) };
		const tolerances = { toleranceBeforeMinutes: before, toleranceAfterMinutes: after };
		const cut = [
			normalizedBegin(minute(begin), limits, tolerances),
			normalizedEnd(minute(end), limits, tolerances),
		] as const;
		if (expected === null) expect(cut[0]).toBeGreaterThanOrEqual(cut[1]);
		else expect(cut).toEqual(expected.map(minute));
	});
});

test.each(flextimeCases)("FLEXTIME: %s", (...values) => {
	const [, balance, upper, lower, overflow, carried, cut] = values;
	const bounds = { upperMinutes: upper, lowerMinutes: lower, overflow };
	expect(carryBalance(balance, bounds)).toEqual({ carried, cut });
});

test.each(overtimeCases)("OVERTIME: %s", (...values) => {
	const [, afterMinutes, factorPercent, before, worked, expected] = values;
	const rule = { afterMinutes, factorPercent };
	expect(overtimeOf(rule, before, worked)).toBe(expected);
});

test.each(extratimeCases)("EXTRATIME: %s", (...values) => {
	const [, mode, value, maxMinutes, met, expected] = values;
	expect(extraMinutes({ mode, value, maxMinutes }, met)).toBe(expected);
});

describe("AUTOSHIFTTOTRACKING", () => {
	const shift = { begin: minute("06:00"), end: minute("14:00") };
	const morning = { begin: minute("05:00"), end: minute("06:00") };
	const noon = { begin: minute("13:59"), end: minute("15:00") };
	test.each([
		["is due when it and the grace are over", [], "14:30", true],
		["is not due within the grace", [], "14:29", false],
		["is due beside other work", [morning], "20:00", true],
		["is not due where something was booked", [noon], "20:00", false],
	])("%s", (_title, booked, now, expected) => {
		const rule = { graceMinutes: 30 };
		expect(isDueShift(shift, booked, rule, minute(now))).toBe(expected);
	});
});
