import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import { zoneOf } from "../time/zone.ts";
import { cases } from "./shift-times.cases.ts";
import { layShift, netMinutes, shiftFault, timesOf } from "./shift-times.ts";

test.each(cases)("$title", ({ day, times, zone = "Europe/Berlin", expected }) => {
	const [beginMinute, endMinute, ...pauses] = times;
	const given = {
		...{ day: dayOfIso(day), beginMinute, endMinute },
		pauses: pauses.map(([minute, minutes]) => ({ minute, minutes })),
	};
	const laid = layShift(given, zoneOf(zone));
	expect(shiftFault(laid) ?? netMinutes(laid)).toBe(expected);
});

test("the wall clock comes back, whatever the night", () => {
	const times = { day: dayOfIso("2026-03-28"), beginMinute: 1320, endMinute: 1800 };
	const given = { ...times, pauses: [{ minute: 1440, minutes: 30 }] };
	expect(timesOf(layShift(given, zoneOf("Europe/Berlin")), zoneOf("Europe/Berlin"))).toEqual(given);
});
