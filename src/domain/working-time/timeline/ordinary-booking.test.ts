import fc from "fast-check";
import { expect, test } from "vitest";
import type { EpochSecond } from "../../time/quantities.ts";
import { deriveEntries } from "./derive-entries.ts";
import { type OrdinaryFacts, ordinaryBooking } from "./ordinary-booking.ts";
import { defaults, readBooking, writeEntry } from "./test-timeline.ts";

const limitMinutes = 600;
const clock = (text: string) => readBooking(`${text} +`, 0).at;

/** After these bookings, the first one yet to come. */
function facts(bookings: readonly string[], next: string): OrdinaryFacts {
	const open = deriveEntries(bookings.map(readBooking), defaults, limitMinutes).at(-1);
	const running = open?.end === null ? open : null;
	return {
		booking: readBooking(next, bookings.length),
		running: running && {
			...running,
			occupiedTo: (running.begin + limitMinutes * 60) as EpochSecond,
		},
		isTaken: false,
		nextBegin: null,
		limitMinutes,
		defaults,
	};
}

test("what runs ends, what is begun may stay open until the limit", () => {
	const step = ordinaryBooking(facts(["08:00 +W"], "12:00 +Z"));
	if (step?.outcome !== "APPLIED") throw new Error(step?.outcome);
	expect(step.end && writeEntry(step.end)).toBe("08:00-12:00 W");
	expect(step.begin && writeEntry(step.begin.entry)).toBe("12:00- Z");
	expect(step.begin?.occupiedTo).toBe(clock("22:00"));
});

test("… or until what is written ahead begins", () => {
	const ahead = { ...facts([], "08:00 +W"), nextBegin: clock("15:00") };
	expect(ordinaryBooking(ahead)).toMatchObject({ begin: { occupiedTo: clock("15:00") } });
	expect(ordinaryBooking({ ...ahead, nextBegin: clock("21:00") })).toMatchObject({
		begin: { occupiedTo: clock("18:00") },
	});
});

test("an end begins nothing; what changes nothing says why", () => {
	expect(ordinaryBooking(facts(["08:00 +W"], "17:00 -"))).toMatchObject({ begin: null });
	expect(ordinaryBooking(facts([], "17:00 -"))).toEqual({ outcome: "NOTHING_RUNNING" });
	expect(ordinaryBooking(facts(["08:00 +W"], "09:00 +W"))).toEqual({ outcome: "ALREADY_RUNNING" });
});

test.each([
	["in the second in which what runs began", facts(["08:00 +W"], "08:00 +Z")],
	["before what runs began", facts(["08:00 +W"], "07:00 +Z")],
	["after the time of what runs was up", facts(["08:00 +W"], "18:01 -W")],
	["where an entry has the time already", { ...facts([], "08:00 +W"), isTaken: true }],
])("more has to be looked at %s", (_, given) => {
	expect(ordinaryBooking(given)).toBeNull();
});

test("exactly at the limit it still counts", () => {
	expect(ordinaryBooking(facts(["08:00 +W"], "18:00 -W"))).toMatchObject({ outcome: "APPLIED" });
});

test("any sequence, taken step by step, makes the entries that it makes as a whole", () => {
	const button = fc.constantFrom("+W", "+X", "+A", "+Z", "-Z", "+X@P", "-X@P", "+@Q", "-", "-W");
	fc.assert(
		fc.property(fc.array(button, { maxLength: 12 }), (buttons) => {
			const day = buttons.map((one, index) => `${String(index + 8).padStart(2, "0")}:00 ${one}`);
			const entries = new Map<string, string>();
			for (const [index, one] of day.entries()) {
				const step = ordinaryBooking(facts(day.slice(0, index), one));
				if (step?.outcome !== "APPLIED") continue;
				if (step.end) entries.set(step.end.id, writeEntry(step.end));
				if (step.begin) entries.set(step.begin.entry.id, writeEntry(step.begin.entry));
			}
			const whole = deriveEntries(day.map(readBooking), defaults, limitMinutes);
			expect([...entries.values()]).toEqual(whole.map(writeEntry));
		}),
	);
});
