import { describe, expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import type { EpochMinute } from "../time/quantities.ts";
import { zoneOf } from "../time/zone.ts";
import type { DayFacts, Span } from "./facts.ts";
import { standNow } from "./stand-now.ts";

const day = dayOfIso("2026-06-09");
// of the day's first minute in Berlin
const midnight = (day * 1440 - 120) as EpochMinute;

function at(time: string): EpochMinute {
	const [hour, minute] = time.split(":").map(Number) as [number, number];
	return (midnight + hour * 60 + minute) as EpochMinute;
}

function span(begin: string, end: string): Span {
	return { begin: at(begin), end: at(end) };
}

const facts: DayFacts = {
	day,
	begin: midnight,
	end: at("24:00"),
	zone: zoneOf("Europe/Berlin"),
	isEmployed: true,
	targetMinutes: 480,
	workingTime: span("08:00", "16:30"),
	coreTime: null,
	frameTime: null,
	breaks: [span("12:00", "12:30")],
	holidayFactor: 0,
	holidayKind: null,
	absences: [],
	shifts: [],
	earlierShift: null,
	standby: [],
	sickMinutes: 0,
	pendingMinutes: 0,
};

function stand(
	now: string,
	workedMinutes: number,
	given: { readonly credit?: number; readonly isFlexible?: true; readonly isPlusOnly?: true } = {},
) {
	const result = {
		day,
		targetMinutes: 480,
		workedMinutes,
		pauseMinutes: 0,
		autoPauseMinutes: 0,
		holidayCreditMinutes: 0,
		absenceCreditMinutes: given.credit ?? 0,
		extraMinutes: 0,
		balanceMinutes: 0,
		overtimeMinutes: 0,
		pendingMinutes: 0,
		leaveDays: 0,
		intervals: [],
		pieces: null,
		trace: null,
	};
	const rules = { balanceMode: given.isPlusOnly ? "BUILDUP_ONLY" : "ACTUAL_MINUS_TARGET" } as const;
	const workingTime = given.isFlexible ? null : facts.workingTime;
	const found = standNow({ ...facts, workingTime }, result, rules, at(now));
	return [found.targetMinutes, found.balanceMinutes];
}

describe("by the planned working time", () => {
	test.each([
		["00:00", 0, [0, 0]],
		["07:59", 0, [0, 0]],
		["08:01", 0, [1, -1]],
		["10:00", 130, [120, 10]],
		["12:00", 240, [240, 0]],
		["12:15", 240, [240, 0]],
		["12:31", 240, [241, -1]],
		["16:30", 480, [480, 0]],
		["20:00", 500, [480, 20]],
		["24:00", 0, [480, -480]],
	])("at %s with %d minutes", (now, worked, expected) => {
		expect(stand(now, worked)).toEqual(expected);
	});
});

describe("without times", () => {
	test.each([
		["09:00", 0, [0, 0]],
		["15:00", 300, [300, 0]],
		["19:00", 500, [480, 20]],
		["24:00", 300, [480, -180]],
	])("at %s with %d minutes", (now, worked, expected) => {
		expect(stand(now, worked, { isFlexible: true })).toEqual(expected);
	});
});

test("what an absence credits is due no more", () => {
	expect(stand("10:00", 0, { credit: 240 })).toEqual([300, -60]);
	expect(stand("10:00", 0, { credit: 480 })).toEqual([480, 0]);
});

test("where only plus hours build up, no hour is minus", () => {
	expect(stand("10:00", 60, { isPlusOnly: true })).toEqual([120, 0]);
	expect(stand("20:00", 500, { isPlusOnly: true })).toEqual([480, 20]);
});
