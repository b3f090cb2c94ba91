import { expect, test } from "vitest";
import type { TimeClocks } from "../contract.ts";
import { dayEvents } from "./day-events-list.tsx";
import { stripWindow } from "./day-strip.tsx";
import { answers, at } from "./test-clocks.tsx";

const told = (entries: TimeClocks["day"]["entries"]) =>
	dayEvents(entries).map(
		(event) =>
			`${new Date(event.at).toISOString().slice(11, 16)} ${event.kind} ${event.activity.name}`,
	);

test("the newest comes first; a pause has a begin and an end", () => {
	const { entries } = answers.getTimeClocks.fullDay.day;
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
	const hours = (entries: Parameters<typeof stripWindow>[0], now: string) => {
		const { begin, end, labels } = stripWindow(entries, midnight, Date.parse(at(now)));
		return [begin, end, labels.length - 1].map((value, index) =>
			index < 2 ? (value - midnight) / 3_600_000 : value,
		);
	};
	expect(hours([], "13:00")).toEqual([6, 18, 6]);
	expect(hours([{ begin: at("05:10"), end: null }], "13:00")).toEqual([5, 20, 5]);
	const night = { begin: "2026-11-20T21:00:00.000Z", end: null };
	expect(hours([night], "02:00")).toEqual([-2, 18, 5]);
});
