import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { rruleOf } from "../write-rrule.ts";
import type { CalendarEvent, Stamp } from "./calendar-event.ts";
import { cutCalendar } from "./cut-calendar.ts";
import { importedAppointments } from "./imported-appointments.ts";
import { nextRead } from "./next-read.ts";
import { readRrule } from "./read-rrule.ts";
import { zoneByClock } from "./zone-by-clock.ts";

/** Rule, first day, the rule as it is written again; null: none that a series can have. */
test.each([
	["FREQ=DAILY;COUNT=5", "2026-12-01", "FREQ=DAILY"],
	["FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "2026-12-01", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;WKST=MO"],
	[
		"FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,MO;WKST=MO",
		"2026-12-07",
		"FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=MO",
	],
	["freq=monthly;byday=2TU", "2026-12-08", "FREQ=MONTHLY;BYDAY=2TU"],
	[
		"FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
		"2026-12-31",
		"FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
	],
	[
		"FREQ=MONTHLY;BYMONTHDAY=-1",
		"2026-12-31",
		"FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-1",
	],
	["FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "2026-03-29", "FREQ=MONTHLY;INTERVAL=12;BYDAY=-1SU"],
	["FREQ=YEARLY", "2028-02-29", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"],
	["FREQ=YEARLY;BYDAY=20MO", "2026-05-18", null],
	["FREQ=YEARLY;BYWEEKNO=20", "2026-05-18", null],
	["FREQ=MONTHLY;BYMONTHDAY=1,15", "2026-12-01", null],
	["FREQ=MONTHLY;BYDAY=-2FR", "2026-12-18", null],
	["FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU", "2026-12-06", null],
	["FREQ=HOURLY", "2026-12-01", null],
	["FREQ=DAILY;INTERVAL=0", "2026-12-01", null],
	["FREQ=DAILY;COUNT=x", "2026-12-01", null],
	["BYDAY=MO", "2026-12-07", null],
	["", "2026-12-07", null],
])("%s from %s: %s", (text, day, expected) => {
	const first = dayOfIso(day);
	const read = readRrule(text, first);
	const whole = { beginMinute: 0, endMinute: 1440, zone: zoneOf("UTC"), allDay: true };
	expect(read && rruleOf({ rule: read.rule, first, last: null, ...whole })).toBe(expected);
});

const at = (written: string, zone: string | null = null): Stamp => {
	const [day = "", clock] = written.split("T");
	const minute = clock ? Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) : null;
	return { day: dayOfIso(day), minute, zone };
};
const usual: CalendarEvent = {
	...{ uid: "a", sequence: 0, replaces: null, title: "A", location: null, description: null },
	...{
		isCancelled: false,
		begin: at("2026-12-01T09:00"),
		end: at("2026-12-01T10:00"),
		minutes: null,
	},
	...{ rrule: null, hasFurtherDays: false, leftOut: [] },
};

/** What becomes of events, in few words. */
function told(...events: Partial<CalendarEvent>[]): string[] {
	const given = events.map((one) => ({ ...usual, ...one }));
	const { appointments, skipped } = importedAppointments(given, "Europe/Berlin");
	const iso = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16);
	return [
		...appointments.map(({ uid, span, zone, series, exceptions }) =>
			[
				`${uid} ${iso(span.begin)} ${iso(span.end)} ${zone}`,
				...(series
					? [
							`${series.beginMinute}-${series.endMinute} to ${series.last === null ? "∞" : isoOfDay(series.last)}`,
						]
					: []),
				...exceptions.map(
					({ day, moved }) => `${isoOfDay(day)}→${moved ? iso(moved.span.begin) : "-"}`,
				),
			].join(" "),
		),
		...skipped.map(({ uid, reason }) => `${uid} ${reason}`),
	];
}

const weekly = { rrule: "FREQ=WEEKLY;BYDAY=TU" };
const newYork = "America/New_York";
test.each<[string, Partial<CalendarEvent>[], string[]]>([
	["by the clock of its reader", [{}], ["a 2026-12-01T08:00 2026-12-01T09:00 Europe/Berlin"]],
	[
		"another zone",
		[{ begin: at("2026-12-01T09:00", newYork), minutes: 30, end: null }],
		["a 2026-12-01T14:00 2026-12-01T14:30 Europe/Berlin"],
	],
	[
		"a day",
		[{ begin: at("2026-12-01"), end: null }],
		["a 2026-11-30T23:00 2026-12-01T23:00 Europe/Berlin"],
	],
	[
		"days over the change of clocks",
		[{ begin: at("2026-10-24"), end: at("2026-10-26") }],
		["a 2026-10-23T22:00 2026-10-25T23:00 Europe/Berlin"],
	],
	["no time at all", [{ end: null }], ["a 2026-12-01T08:00 2026-12-01T08:00 Europe/Berlin"]],
	["ends before it begins", [{ end: at("2026-12-01T08:00") }], ["a TIMES"]],
	["longer than a month", [{ end: at("2027-01-02T09:00") }], ["a TOO_LONG"]],
	[
		"without end, on another clock",
		[{ ...weekly, begin: at("2026-12-01T22:00", newYork), end: at("2026-12-02T01:00", newYork) }],
		["a 2026-12-02T03:00 2026-12-02T06:00 America/New_York 1320-1500 to ∞"],
	],
	[
		"until the morning of a day",
		[{ rrule: "FREQ=DAILY;UNTIL=20261203T075900Z" }],
		["a 2026-12-01T08:00 2026-12-01T09:00 Europe/Berlin 540-600 to 2026-12-02"],
	],
	[
		"until a day",
		[{ rrule: "FREQ=DAILY;UNTIL=20261203" }],
		["a 2026-12-01T08:00 2026-12-01T09:00 Europe/Berlin 540-600 to 2026-12-03"],
	],
	[
		"so many times",
		[{ rrule: "FREQ=WEEKLY;COUNT=3" }],
		["a 2026-12-01T08:00 2026-12-01T09:00 Europe/Berlin 540-600 to 2026-12-15"],
	],
	[
		"left out, moved, cancelled and none of its days",
		[
			{ ...weekly, leftOut: [at("2026-12-08T08:00", "UTC"), at("2026-12-09T09:00")] },
			{
				replaces: at("2026-12-15T09:00"),
				begin: at("2026-12-16T09:00"),
				end: at("2026-12-16T10:00"),
				sequence: 2,
			},
			{
				replaces: at("2026-12-15T09:00"),
				begin: at("2026-12-17T09:00"),
				end: at("2026-12-17T10:00"),
				sequence: 1,
			},
			{ replaces: at("2026-12-22T09:00"), isCancelled: true },
		],
		[
			"a 2026-12-01T08:00 2026-12-01T09:00 Europe/Berlin 540-600 to ∞ 2026-12-08→- 2026-12-15→2026-12-16T08:00 2026-12-22→-",
		],
	],
	["a rule that is not there", [{ rrule: "FREQ=SECONDLY" }], ["a RULE"]],
	["a rule that does not fall on its first day", [{ rrule: "FREQ=WEEKLY;BYDAY=MO" }], ["a RULE"]],
	["an end that is none", [{ rrule: "FREQ=DAILY;UNTIL=morgen" }], ["a RULE"]],
	["days by themselves", [{ hasFurtherDays: true }], ["a RULE"]],
	[
		"twice in a file: what was changed last",
		[{ sequence: 3, begin: at("2026-12-01T09:30") }, { sequence: 1 }],
		["a 2026-12-01T08:30 2026-12-01T09:00 Europe/Berlin"],
	],
	[
		"cancelled, and a day of a series that is missing",
		[{ isCancelled: true }, { uid: "b", replaces: at("2026-12-01T09:00") }],
		["a CANCELLED", "b ALONE"],
	],
])("%s", (_, events, expected) => {
	expect(told(...events)).toEqual(expected);
});

test("a file falls into its events, the broken ones too; what is none is none", () => {
	const text =
		"\uFEFFBEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:a\nBEGIN:VEVENT\r\nSUMMARY:b\r\nBEGIN:VALARM\r\nEND:VALARM\r\nEND:VEVENT\nrubbish\nBEGIN:VTIMEZONE\nTZID:x\nEND:VTIMEZONE\nBEGIN:VEVENT\nSUMMARY:c";
	const cut = cutCalendar(text);
	expect(cut?.events.map((one) => one.match(/SUMMARY:(.)/)?.[1])).toEqual(["a", "b", "c"]);
	expect(cut?.events[1]).toContain("BEGIN:VALARM");
	expect(cut?.zones).toEqual(["BEGIN:VTIMEZONE\r\nTZID:x\r\nEND:VTIMEZONE"]);
	for (const none of ["", "a;b\n1;2", "BEGIN:VCARD\nEND:VCARD"])
		expect(cutCalendar(none)).toBeUndefined();
});

test("a clock that nobody knows by name is known by what it shows; failures are tried again ever later", () => {
	const samples = (...offsets: number[]) =>
		offsets.map((offset, nth) => ({
			at: (Date.parse(`2026-0${nth * 6 + 1}-15T12:00Z`) / 60_000) as EpochMinute,
			offset,
		}));
	const candidates = ["Nowhere/Land", "Europe/London", "Europe/Berlin", "Europe/Paris"];
	expect(zoneByClock(samples(60, 120), candidates)).toBe("Europe/Berlin");
	expect(zoneByClock(samples(60, 61), candidates)).toBeNull();
	const now = new Date("2026-12-01T00:00Z");
	const hours = [0, 1, 2, 3, 5, 6, 99].map(
		(failures) => (nextRead(now, failures).getTime() - now.getTime()) / 3_600_000,
	);
	expect(hours).toEqual([6, 1, 2, 4, 16, 24, 24]);
});
