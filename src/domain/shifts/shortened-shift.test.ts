import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import { zoneOf } from "../time/zone.ts";
import { layShift, timesOf } from "./shift-times.ts";
import { shortenedShift } from "./shortened-shift.ts";

const zone = zoneOf("Europe/Berlin");
const limits = { restMinutes: 660, dailyMaximum: 600, leastMinutes: 120 };

type Written = readonly [day: string, begin: number, end: number];

const laid = ([day, beginMinute, endMinute]: Written, pause = 30) =>
	layShift(
		{
			...{ day: dayOfIso(day), beginMinute, endMinute },
			pauses: pause === 0 ? [] : [{ minute: beginMinute + 240, minutes: pause }],
		},
		zone,
	);

// biome-ignore format: a table, one case a line
test.each<[string, Written, Written[], string | null]>([
	["with room on either side", ["2026-12-02", 360, 870], [], null],
	["after a late shift", ["2026-12-02", 360, 870], [["2026-12-01", 780, 1320]], "540-870"],
	["before an early one", ["2026-12-01", 780, 1320], [["2026-12-02", 360, 870]], "780-1140"],
	["longer than a day may be", ["2026-12-02", 360, 1050], [], "360-990"],
	["too little is left", ["2026-12-02", 360, 600], [["2026-12-01", 780, 1320]], null],
	["none is left", ["2026-12-02", 360, 600], [["2026-12-02", 300, 480]], null],
])("a shift %s", (_, shift, others, expected) => {
	const made = shortenedShift(laid(shift), others.map((one) => laid(one)), limits);
	const times = made && timesOf(made, zone);
	expect(times && `${times.beginMinute}-${times.endMinute}`).toBe(expected);
});

test("a pause at the edge of what is left goes with the rest", () => {
	const late = laid(["2026-12-01", 780, 1380]);
	const made = shortenedShift(laid(["2026-12-02", 360, 870]), [late], limits);
	expect(made?.pauses).toEqual([]);
});
