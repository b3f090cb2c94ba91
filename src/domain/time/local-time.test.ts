import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { epochMinute } from "./epoch.ts";
import { isoOfDay } from "./iso-day.ts";
import { localTimeCases } from "./local-time.cases.ts";
import { localDayOf, localMinuteOf } from "./local-time.ts";
import { zoneOf } from "./zone.ts";

test.each(localTimeCases)("%s in %s is %s %s", (instant, name, day, time) => {
	const minute = epochMinute(Date.parse(instant) / 60_000);
	const zone = zoneOf(name);
	const clock = localMinuteOf(minute, zone);
	expect(isoOfDay(localDayOf(minute, zone))).toBe(day);
	expect(clock).toBe(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
});

const zones = [
	"Europe/Berlin",
	"Asia/Kolkata",
	"Australia/Lord_Howe",
	"America/Sao_Paulo",
	"Pacific/Apia",
] as const;
const from = Date.parse("1975-01-01T00:00Z") / 60_000;
const to = Date.parse("2099-12-31T00:00Z") / 60_000;

test("20,000 random instants in five zones agree with Temporal", () => {
	const instants = fc.integer({ min: from, max: to });
	fc.assert(
		fc.property(instants, fc.constantFrom(...zones), (at, name) => {
			const minute = epochMinute(at);
			const zone = zoneOf(name);
			const there = Temporal.Instant.fromEpochMilliseconds(at * 60_000).toZonedDateTimeISO(name);
			const clock = there.hour * 60 + there.minute;
			return (
				isoOfDay(localDayOf(minute, zone)) === there.toPlainDate().toString() &&
				localMinuteOf(minute, zone) === clock
			);
		}),
		{ numRuns: 20_000, seed: 20_261_121 },
	);
});

test("an unknown zone is refused", () => {
	expect(() => zoneOf("Europe/Stundwerk")).toThrow(RangeError);
});

test("a zone is built once", () => {
	expect(zoneOf("Europe/Vienna")).toBe(zoneOf("Europe/Vienna"));
});
