import { expect, test } from "vitest";
import { timelineCases } from "./apply-booking.cases.ts";
import { applyBooking, type Timeline, type Transition } from "./apply-booking.ts";
import type { BookingFact } from "./booking-fact.ts";
import { deriveEntries } from "./derive-entries.ts";
import { dueAutoFinish } from "./due-auto-finish.ts";
import type { EntryFact } from "./entry-fact.ts";
import { defaults, readBooking, writeEntry } from "./test-timeline.ts";

const limit = 600;

test.each(timelineCases)("$title", ({ bookings, entries, outcomes = {} }) => {
	const facts = bookings.map(readBooking);
	const derived = deriveEntries(facts, defaults, limit);
	expect(derived.map(writeEntry)).toEqual(entries);
	const seen = bookings.map((text, index) => [text, outcomeOf(facts, index)]);
	const unusual = seen.filter(([, outcome]) => outcome !== "APPLIED");
	expect(Object.fromEntries(unusual)).toEqual(outcomes);
});

/** Outcome of one booking, taken after the ones before it as the server takes it. */
function outcomeOf(facts: readonly BookingFact[], index: number): string {
	const booking = facts[index] as BookingFact;
	const before = deriveEntries(facts.slice(0, index), defaults, limit).at(-1);
	const open = before?.end === null ? before : null;
	const due = open && dueAutoFinish(open, booking.at, limit);
	return take({ running: due ? null : open, latest: null }, booking).outcome;
}

function take(timeline: Timeline, booking: BookingFact): Transition {
	return applyBooking(timeline, booking, defaults);
}

const work: EntryFact = {
	...(take({ running: null, latest: null }, readBooking("08:00 +W", 1)).begin as EntryFact),
};

test("an entry knows the bookings that began and ended it", () => {
	const { end, begin, drop } = take(
		{ running: work, latest: work.begin },
		readBooking("12:00 +Z", 2),
	);
	expect(end).toMatchObject({
		id: "0001",
		startBookingId: "0001",
		endBookingId: "0002",
		end: 43_200,
		autoFinished: false,
	});
	expect(begin).toEqual({
		id: "0002",
		begin: 43_200,
		end: null,
		classType: "PAUSE",
		activityId: "Z",
		nodeId: null,
		startBookingId: "0002",
		endBookingId: null,
		autoFinished: false,
		resumeActivityId: "W",
		resumeClassType: "WORKTIME",
		resumeNodeId: null,
		formerActivityId: null,
		formerClassType: null,
	});
	expect(drop).toBeNull();
});

test("a pause over a project remembers the project and the work beneath", () => {
	const facts = ["08:00 +W", "10:00 +X@P", "12:00 +Z"].map(readBooking);
	expect(deriveEntries(facts, defaults, limit).at(-1)).toMatchObject({
		resumeActivityId: "X",
		resumeClassType: "WORKTIME",
		resumeNodeId: "P",
		formerActivityId: "W",
		formerClassType: "WORKTIME",
	});
});

test("an entry of the same second goes instead of ending", () => {
	const next = take({ running: work, latest: work.begin }, readBooking("08:00 +Z", 2));
	expect(next.outcome).toBe("APPLIED");
	expect(next.drop).toBe(work);
	expect(next.end).toBeNull();
});

test.each([
	["before the running entry", { running: work, latest: null }, "07:59 -W"],
	["before the newest booking", { running: null, latest: work.begin }, "07:59 +W"],
] as const)("a booking %s is late", (_, timeline, text) => {
	expect(take(timeline, readBooking(text, 2))).toEqual({
		outcome: "LATE",
		end: null,
		drop: null,
		begin: null,
	});
});

test("what runs where the bookings begin comes back first", () => {
	const facts = ["12:00 +Z", "12:30 -Z"].map((text, i) => readBooking(text, i + 2));
	const derived = deriveEntries(facts, defaults, limit, work);
	expect(derived.map(writeEntry)).toEqual(["08:00-12:00 W", "12:00-12:30 Z", "12:30- W"]);
});

test("an entry is due for its automatic finish only after the limit", () => {
	const limitAt = readBooking("18:00 -W", 2).at;
	expect(dueAutoFinish(work, limitAt, limit)).toBeNull();
	const due = dueAutoFinish(work, readBooking("23:00 -W", 2).at, limit);
	expect(due).toEqual({ ...work, end: limitAt, autoFinished: true });
	if (due) expect(dueAutoFinish(due, limitAt, limit)).toBeNull();
});
