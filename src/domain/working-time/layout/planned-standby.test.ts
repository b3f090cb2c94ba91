import { expect, test } from "vitest";
import { dayOfIso } from "../../time/iso-day.ts";
import type { EpochMinute, EpochSecond } from "../../time/quantities.ts";
import { zoneOf } from "../../time/zone.ts";
import type { PersonEntry, PersonFacts } from "./person-facts.ts";
import { plannedStandby } from "./planned-entries.ts";

const tuesday = dayOfIso("2026-06-09");
// of the day's first minute in Berlin
const midnight = tuesday * 1440 - 120;

function entry(begin: number, end: number, state: PersonEntry["state"] = "APPROVED"): PersonEntry {
	return {
		begin: ((midnight + begin) * 60) as EpochSecond,
		end: ((midnight + end) * 60) as EpochSecond,
		classType: "WORKTIME",
		state,
		countsAsWorkingTime: false,
		activityId: null,
		workspaceId: null,
		unitId: null,
	};
}

/** Standby from 8 to 20 o'clock, as spans of minutes of the day. */
function standby(
	countsAsWorkingTime: boolean,
	entries: readonly PersonEntry[],
	more: Partial<PersonFacts> = {},
): [number, number][] {
	const found = plannedStandby({
		zone: zoneOf("Europe/Berlin"),
		shiftGapMinutes: 180,
		entryDay: null,
		exitDay: null,
		now: (midnight + 1440) as EpochMinute,
		worksheetOn: () => null,
		holidaysOn: () => [],
		entries,
		absences: [],
		shifts: [
			{
				begin: (midnight + 480) as EpochMinute,
				end: (midnight + 1200) as EpochMinute,
				pauses: [],
				classType: "SHIFT_STANDBY",
				countsAsWorkingTime,
			},
		],
		...more,
	});
	expect(found.every((one) => one.countsAsWorkingTime === countsAsWorkingTime)).toBe(true);
	return found.map(({ begin, end }) => [begin / 60 - midnight, end / 60 - midnight]);
}

const called = [entry(540, 600), entry(1140, 1260)];
const leave = {
	from: tuesday,
	to: tuesday,
	classType: "LEAVE",
	beginPart: "WHOLE",
	endPart: "WHOLE",
	dayFactor: null,
	minutes: null,
	creditsTime: true,
} as const;

test("mere standby lies beside what was booked", () => {
	expect(standby(false, called)).toEqual([[480, 1200]]);
	expect(standby(false, [], { absences: [leave] })).toEqual([[480, 1200]]);
});

test("standby that is work lies where nothing else was booked", () => {
	expect(standby(true, [])).toEqual([[480, 1200]]);
	expect(standby(true, called)).toEqual([
		[480, 540],
		[600, 1140],
	]);
	expect(standby(true, [entry(0, 1440)])).toEqual([]);
	// nobody approved it yet
	expect(standby(true, [entry(540, 600, "REQUESTED")])).toEqual([[480, 1200]]);
});

test("who is absent is on no standby that is work", () => {
	expect(standby(true, [], { absences: [leave] })).toEqual([]);
});

test("only what is over of it counts", () => {
	const now = (midnight + 600) as EpochMinute;
	expect(standby(true, [], { now })).toEqual([[480, 600]]);
	const before = (midnight + 480) as EpochMinute;
	expect(standby(true, [], { now: before })).toEqual([]);
});
