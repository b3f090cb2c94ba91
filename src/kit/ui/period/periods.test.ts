import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { formatFor } from "#kit/web/format/format.ts";
import { periodWords } from "./period-words.ts";
import { periodCases, periodWordCases } from "./periods.cases.ts";
import { periodOf, stepPeriod } from "./periods.ts";
import { texts } from "./text.ts";

test.each(periodCases)("%s of %s is %s to %s", (zoom, iso, from, to, next, before) => {
	const day = dayOfIso(iso);
	const period = periodOf(zoom, day);
	expect([isoOfDay(period.from), isoOfDay(period.to)]).toEqual([from, to]);
	expect(isoOfDay(stepPeriod(zoom, day, 1))).toBe(next);
	expect(isoOfDay(stepPeriod(zoom, day, -1))).toBe(before);
});

test.each(periodWordCases)("%s of %s is called %s, %s", (zoom, iso, german, english) => {
	const period = periodOf(zoom, dayOfIso(iso));
	const words = (["de-DE", "en-EN"] as const).map((language) =>
		periodWords(zoom, period, {
			t: texts[language],
			format: formatFor(language, "TIME", "Europe/Berlin"),
		}),
	);
	expect(words).toEqual([german, english]);
});
