import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import { zoneOf } from "../time/zone.ts";
import { absentMinutesCases } from "./absent-minutes.cases.ts";
import { absentMinutes } from "./absent-minutes.ts";

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test.each(absentMinutesCases)("%s", (_, zone, day, from, to, minutes) => {
	const hours = { begin: minuteOf(from), end: minuteOf(to) };
	expect(absentMinutes(dayOfIso(day), hours, zoneOf(zone))).toBe(minutes);
});

test.each(["2026-03-29", "2026-10-25"])("parts of %s come to all of it", (iso) => {
	const [day, zone] = [dayOfIso(iso), zoneOf("Europe/Berlin")];
	const of = (begin: number, end: number) => absentMinutes(day, { begin, end }, zone);
	const parts = Array.from({ length: 96 }, (_, nth) => of(nth * 15, nth * 15 + 15));
	expect(Math.min(...parts)).toBe(iso === "2026-03-29" ? 0 : 15);
	expect(parts.reduce((sum, one) => sum + one, 0)).toBe(of(0, 1440));
});
