import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { seriesDaysOf } from "./edit-series.ts";
import { ruleCases, seriesCases } from "./recurrence.cases.ts";
import { firstSeriesDay, type Recurrence, seriesDaysWithin } from "./recurrence.ts";
import { rruleOf } from "./write-rrule.ts";

const century = 36_525;

test.each(ruleCases)("%s", (_, rule, wanted, expected) => {
	const first = firstSeriesDay(rule, dayOfIso(wanted)) as LocalDay;
	const range = { from: first, to: (first + century) as LocalDay };
	const days = seriesDaysWithin({ rule, first, last: null }, range);
	expect(days.slice(0, expected.length).map(isoOfDay)).toEqual(expected);
});

test.each(seriesCases)("%j from %s, %j: %s", (rule, wanted, { until, count }, expected) => {
	const end = { until: until ? dayOfIso(until) : null, count: count ?? null };
	const series = seriesDaysOf(rule, dayOfIso(wanted), end);
	const last = typeof series === "string" || series.last === null ? "∞" : isoOfDay(series.last);
	expect(typeof series === "string" ? series : `${isoOfDay(series.first)} to ${last}`).toBe(
		expected,
	);
});

const among = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 });
const interval = fc.integer({ min: 1, max: 5 });
const nth = fc.constantFrom(1, 2, 3, 4, 5, -1);
const none = { weekdays: fc.constant([]), nth: fc.constant(null) };
const rules: fc.Arbitrary<Recurrence> = fc.oneof(
	fc.record({ type: fc.constantFrom("DAILY", "MONTHLY", "YEARLY" as const), interval, ...none }),
	fc.record({ ...none, type: fc.constant("WEEKLY" as const), interval, weekdays: among }),
	fc.record({
		type: fc.constantFrom("MONTHLY", "YEARLY" as const),
		interval,
		weekdays: among,
		nth,
	}),
);

/** As calendar programs are told of it, whole days. */
const written = (rule: Recurrence, first: LocalDay) =>
	rruleOf({
		rule,
		first,
		last: null,
		beginMinute: 0,
		endMinute: 1440,
		zone: zoneOf("UTC"),
		allDay: true,
	});

test("a series has the days that another library finds, from its first one and from any day on", () => {
	const starts = fc.integer({ min: dayOfIso("2019-01-01"), max: dayOfIso("2032-12-31") });
	fc.assert(
		fc.property(rules, starts, fc.integer({ min: 0, max: 900 }), (rule, wanted, later) => {
			const first = firstSeriesDay(rule, wanted as LocalDay) as LocalDay;
			const to = (first + 366 * 6) as LocalDay;
			const ours = (from: number) =>
				seriesDaysWithin({ rule, first, last: null }, { from: from as LocalDay, to }).map(isoOfDay);
			const all = ours(first).slice(0, 60);
			const dates = ICAL.Recur.fromString(written(rule, first)).iterator(
				ICAL.Time.fromDateString(isoOfDay(first)),
			);
			const theirs = all.map(() => dates.next()?.toString());
			expect(all).toEqual(theirs);
			const since = isoOfDay((first + later) as LocalDay);
			expect(ours(first + later)).toEqual(ours(first).filter((day) => day >= since));
		}),
		{ numRuns: 150 },
	);
});
