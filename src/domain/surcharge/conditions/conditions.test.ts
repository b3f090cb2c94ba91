import { describe, expect, test } from "vitest";
import { localDayOf, localMinuteOf } from "../../time/local-time.ts";
import {
	type ConditionSettings,
	conditionSettings,
	conditionTypes,
	prepareCondition,
} from "../condition-catalogue.ts";
import { berlin, calendarOf, instant, piece } from "../test-pieces.ts";
import { dateTimeRangeCases } from "./date-time-range.cases.ts";
import { holidayCases } from "./holiday.cases.ts";
import { timeOfDayCases } from "./time-of-day.cases.ts";
import { weekdayCases } from "./weekday.cases.ts";
import { workCases } from "./work.cases.ts";

const calendar = calendarOf({
	"2026-10-03": [1, "PUBLIC"],
	"2026-12-24": [0.5, "OTHER"],
	"2026-12-31": [0, "OTHER"],
});
const work = piece(instant("2026-06-09 22:00"), instant("2026-06-10 06:00"), {
	activity: "a",
	workspace: "w",
});

function meets(settings: ConditionSettings, time: string): boolean {
	const condition = prepareCondition(settings);
	const minute = instant(time);
	const day = localDayOf(minute, berlin);
	return condition.on === "CALENDAR"
		? condition.holds(day, localMinuteOf(minute, berlin), calendar)
		: condition.testIn(berlin)(work, day);
}

const cases = [
	...timeOfDayCases,
	...weekdayCases,
	...holidayCases,
	...dateTimeRangeCases,
	...workCases,
];

test.each(cases)("$settings.type $title", ({ settings, met, missed }) => {
	expect(conditionSettings.parse(settings)).toEqual(settings);
	expect(met.filter((time) => !meets(settings, time))).toEqual([]);
	expect(missed.filter((time) => meets(settings, time))).toEqual([]);
});

test("every type has a case", () => {
	const types = cases.map(({ settings }) => settings.type);
	expect([...new Set(types)].sort()).toEqual([...conditionTypes].sort());
});

describe("settings that cannot be meant", () => {
	test.each([
		{ type: "FULL_MOON" },
		{ type: "TIME_OF_DAY", from: "20:00" },
		{ type: "TIME_OF_DAY", from: "20:00", to: "25:00" },
		{ type: "TIME_OF_DAY", from: "8:00", to: "09:00" },
		{ type: "TIME_OF_DAY", from: "08:00", to: "09:00", zone: "UTC" },
		{ type: "WEEKDAY", weekdays: [] },
		{ type: "WEEKDAY", weekdays: [0] },
		{ type: "WEEKDAY", weekdays: [8] },
		{ type: "WEEKDAY", weekdays: [1], dayOffset: 0.5 },
		{ type: "HOLIDAY", kind: "CHURCH" },
		{ type: "HOLIDAY", minFactor: 2 },
		{ type: "DATE_TIME_RANGE", from: "02-30T00:00", to: "03-01T00:00" },
		{ type: "DATE_TIME_RANGE", from: "2026-12-24T14:00", to: "12-25T00:00" },
		{ type: "ACTIVITY", activities: [] },
		{ type: "MIN_DURATION", minutes: 1.5 },
		{ type: "MIN_DURATION", minutes: -1 },
		{ type: "BEGUN_BEFORE", time: "00.00" },
	])("%j", (settings) => {
		expect(conditionSettings.safeParse(settings).success).toBe(false);
	});
});
