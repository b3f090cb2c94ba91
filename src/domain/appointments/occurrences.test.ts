import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { EpochMinute, LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { keptExceptions, seriesBefore } from "./edit-series.ts";
import { occurrencesWithin, type Series, spanOfDay } from "./occurrences.ts";
import { spanCases } from "./recurrence.cases.ts";

const at = (written: string) => (Date.parse(written) / 60_000) as EpochMinute;
const iso = (minute: number) => new Date(minute * 60_000).toISOString().slice(5, 16);

test.each(spanCases)(
	"%s, minutes %i to %i in %s",
	(day, beginMinute, endMinute, zone, begin, end) => {
		const span = spanOfDay(dayOfIso(day), { beginMinute, endMinute }, zoneOf(zone));
		expect(span).toEqual({ begin: at(begin), end: at(end) });
	},
);

/** Mondays from ten to midnight and half an hour beyond, since long ago and without end. */
const late: Series = {
	rule: { type: "WEEKLY", interval: 1, weekdays: [1], nth: null },
	first: dayOfIso("1990-01-01"),
	last: null,
	beginMinute: 1320,
	endMinute: 1470,
	zone: zoneOf("Europe/Berlin"),
};
const november = { begin: at("2026-11-02T23:00Z"), end: at("2026-11-30T21:00Z") };
const exceptions = [
	{ originalDay: dayOfIso("2026-11-16"), moved: null },
	// moved out of the range, and into it
	{
		originalDay: dayOfIso("2026-11-23"),
		moved: { begin: at("2026-12-24T08:00Z"), end: at("2026-12-24T09:00Z") },
	},
	{
		originalDay: dayOfIso("2026-12-07"),
		moved: { begin: at("2026-11-20T08:00Z"), end: at("2026-11-20T09:00Z") },
	},
];

test("a series without end is expanded within the range alone, with what was moved and left out", () => {
	const found = occurrencesWithin(late, exceptions, november);
	expect(
		found.map(
			({ begin, end, originalDay }) => `${iso(begin)} ${iso(end)} ${isoOfDay(originalDay)}`,
		),
	).toEqual([
		// began before the range and lasts into it; on the 30th one begins when the range ends
		"11-02T21:00 11-02T23:30 2026-11-02",
		"11-09T21:00 11-09T23:30 2026-11-09",
		"11-20T08:00 11-20T09:00 2026-12-07",
	]);
	expect(
		occurrencesWithin(late, [], { begin: at("1989-12-01T00:00Z"), end: at("1990-01-01T20:00Z") }),
	).toEqual([]);
});

test("from a day on it ends with the day before that it has, and keeps exceptions of days that it still has", () => {
	const days = { rule: late.rule, first: late.first, last: null };
	const before = seriesBefore(days, dayOfIso("2026-11-18"));
	expect(before?.last).toBe(dayOfIso("2026-11-16"));
	expect(seriesBefore(days, late.first)).toBeNull();
	const kept = keptExceptions(before ?? days, exceptions);
	expect(kept.map(({ originalDay }) => isoOfDay(originalDay))).toEqual(["2026-11-16"]);
	const others = {
		...days,
		first: (late.first + 1) as LocalDay,
		rule: { ...late.rule, weekdays: [2] },
	};
	expect(keptExceptions(others, exceptions)).toEqual([]);
});
