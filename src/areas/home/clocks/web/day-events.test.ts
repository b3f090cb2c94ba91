import { expect, test } from "vitest";
import type { TimeClocks } from "../contract.ts";
import { dayEvents } from "./day-events.ts";
import { stripWindow } from "./strip-window.ts";
import { at, entry, errand, lunch, work } from "./test-clocks.tsx";

const node = "01a1fd2c-47a0-70d1-9a38-000000000501";
type Entries = TimeClocks["day"]["entries"];

const told = (entries: Entries) =>
	dayEvents(entries).map(
		(event) =>
			`${new Date(event.at).toISOString().slice(11, 16)} ${event.kind} ${event.activity.name}`,
	);

test("the newest comes first; a pause has a begin and an end", () => {
	const entries = [
		entry("06:02", "09:30"),
		entry("09:30", "09:45", lunch),
		entry("09:45", "12:00"),
		entry("13:00", "14:00", errand),
		entry("14:00", "15:00"),
		entry("15:00", null, work, node),
	];
	expect(told(entries)).toEqual([
		"14:00 PROJECT_BEGUN Arbeitszeit",
		"13:00 CONTINUED Arbeitszeit",
		"12:00 BEGUN Dienstgang",
		"11:00 GO Arbeitszeit",
		"08:45 PAUSE_ENDED Pause",
		"08:30 PAUSE_BEGUN Pause",
		"05:02 COME Arbeitszeit",
	]);
});

test("nothing booked, nothing told", () => {
	expect(dayEvents([])).toEqual([]);
});

test("the strip shows six to six and widens in whole steps", () => {
	const midnight = Date.parse(at("00:00"));
	const hours = (entries: Entries, now: string) => {
		const { begin, end, labels } = stripWindow(entries, midnight, Date.parse(at(now)));
		return [begin, end, labels.length - 1].map((value, index) =>
			index < 2 ? (value - midnight) / 3_600_000 : value,
		);
	};
	expect(hours([], "13:00")).toEqual([6, 18, 6]);
	expect(hours([entry("05:10", null)], "13:00")).toEqual([5, 20, 5]);
	const night = { ...entry("00:00", null), begin: "2026-11-20T21:00:00.000Z" };
	expect(hours([night], "02:00")).toEqual([-2, 18, 5]);
});
