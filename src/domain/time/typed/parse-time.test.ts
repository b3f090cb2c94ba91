import { expect, test } from "vitest";
import { parseDuration } from "./parse-duration.ts";
import {
	durationCases,
	noDurations,
	noTimeRanges,
	noTimes,
	timeCases,
	timeRangeCases,
	timeRangesCases,
} from "./parse-time.cases.ts";
import { parseTime } from "./parse-time.ts";
import { parseTimeRange } from "./parse-time-range.ts";
import { parseTimeRanges } from "./parse-time-ranges.ts";

test.each(timeCases)('"%s" is minute %i', (text, minute) => {
	expect(parseTime(text)).toBe(minute);
});

test.each(noTimes)('"%s" is no time', (text) => {
	expect(parseTime(text)).toBeUndefined();
});

test.each(timeRangeCases)('"%s" past midnight %s: %s to %s', (text, passesMidnight, begin, end) => {
	const range = parseTimeRange(text, passesMidnight);
	expect([range?.begin, range?.end]).toEqual([begin, end]);
});

test.each(timeRangesCases)('"%s" are several', (text, ranges) => {
	expect(parseTimeRanges(text)?.map(({ begin, end }) => [begin, end])).toEqual(ranges);
});

test.each(noTimeRanges)('"%s" are none', (text) => {
	expect(parseTimeRanges(text)).toBeUndefined();
});

test.each(durationCases)('"%s" are %i minutes', (text, minutes) => {
	expect(parseDuration(text, ",")).toBe(minutes);
});

test.each(noDurations)('"%s" is no duration', (text) => {
	expect(parseDuration(text, ",")).toBeUndefined();
});

test("the point parts decimals in English", () => {
	expect(parseDuration("1.234", ".")).toBe(74);
	expect(parseDuration("7.5", ".")).toBe(450);
});
