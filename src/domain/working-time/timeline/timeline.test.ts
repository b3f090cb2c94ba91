import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { EpochSecond } from "../../time/quantities.ts";
import { applyBooking, type Timeline } from "./apply-booking.ts";
import type { BookingFact } from "./booking-fact.ts";
import { deriveEntries } from "./derive-entries.ts";
import { dueAutoFinish } from "./due-auto-finish.ts";
import type { EntryFact } from "./entry-fact.ts";
import { layersBeneath, layersOf, memoryOf } from "./layers.ts";
import { defaults } from "./test-timeline.ts";

const limit = 600;
const isLong = process.env.LONG !== undefined;
/** The same sequences every time; a long run looks for new ones. */
const runs = isLong ? { numRuns: 60_000 } : { numRuns: 3_000, seed: 20_261_121 };
if (isLong) vi.setConfig({ testTimeout: 300_000 });

const activity = fc.constantFrom(
	{ activityId: "W", classType: "WORKTIME" } as const,
	{ activityId: "X", classType: "WORKTIME" } as const,
	{ activityId: "A", classType: "ACTION" } as const,
	{ activityId: "Z", classType: "PAUSE" } as const,
	{ activityId: "B", classType: "BREAK" } as const,
	{ activityId: null, classType: null } as const,
);

// few instants and few ids, so that bookings meet; a day and a half, so that the limit is passed
const booking: fc.Arbitrary<BookingFact> = fc
	.record({
		id: fc.integer({ min: 0, max: 9_999 }),
		at: fc.oneof(
			fc.integer({ min: 0, max: 40 }).map((step) => step * 600),
			fc.integer({ min: 0, max: 130_000 }),
		),
		action: fc.constantFrom("START", "END"),
		activity,
		nodeId: fc.constantFrom(null, null, "P", "Q"),
		source: fc.constantFrom("MANUAL", "MANUAL", "APP", "TERMINAL", "AUTO_FINISH"),
	})
	.map(({ id, at, action, activity, nodeId, source }) => ({
		id: String(id).padStart(4, "0"),
		at: at as EpochSecond,
		action: source === "AUTO_FINISH" ? "END" : action,
		...activity,
		nodeId,
		source,
	}));

/** An automatic finish belongs to the entry of one of the bookings, whether it still runs or not. */
const list = fc
	.tuple(
		fc.uniqueArray(booking, { selector: (each) => each.id, maxLength: 25 }),
		fc.array(fc.nat(), { minLength: 25, maxLength: 25 }),
	)
	.map(([bookings, picks]) =>
		bookings.map((each, i) => {
			if (each.source !== "AUTO_FINISH") return each;
			const pick = bookings[(picks[i] as number) % bookings.length];
			return { ...each, finishesId: (pick as BookingFact).id };
		}),
	);

function derive(bookings: readonly BookingFact[]): EntryFact[] {
	return deriveEntries(bookings, defaults, limit);
}

function check(holds: (bookings: BookingFact[]) => void): void {
	fc.assert(fc.property(list, holds), runs);
}

function pairs(entries: readonly EntryFact[]): [EntryFact, EntryFact][] {
	return entries.slice(1).map((next, i) => [entries[i] as EntryFact, next]);
}

test("entries never overlap and come in order", () => {
	check((bookings) => {
		for (const [one, next] of pairs(derive(bookings))) {
			expect(one.end).not.toBeNull();
			expect(one.end as number).toBeLessThanOrEqual(next.begin);
		}
	});
});

test("every entry lasts, at most as long as the limit, and only the last is open", () => {
	check((bookings) => {
		const entries = derive(bookings);
		for (const { begin, end } of entries.filter((each) => each.end !== null)) {
			expect(end as number).toBeGreaterThan(begin);
			expect((end as number) - begin).toBeLessThanOrEqual(limit * 60);
		}
		const open = entries.findIndex((each) => each.end === null);
		expect([-1, entries.length - 1]).toContain(open);
	});
});

test("the entries of an unbroken run sum up to its span", () => {
	check((bookings) => {
		let begin = 0;
		let sum = 0;
		let end = -1;
		for (const entry of derive(bookings)) {
			if (entry.end === null) break;
			if (entry.begin !== end) [begin, sum] = [entry.begin, 0];
			sum += entry.end - entry.begin;
			end = entry.end;
			expect(sum).toBe(end - begin);
		}
	});
});

test("an entry that ends into another one is followed by it at once", () => {
	check((bookings) => {
		for (const [one, next] of pairs(derive(bookings))) {
			if (one.endBookingId === next.startBookingId) expect(one.end).toBe(next.begin);
		}
	});
});

test("an automatic finish ends its own entry or none", () => {
	check((bookings) => {
		const finished = new Map(bookings.map(({ id, finishesId }) => [id, finishesId]));
		for (const { id, endBookingId, autoFinished } of derive(bookings)) {
			if (autoFinished && endBookingId !== null) expect(finished.get(endBookingId)).toBe(id);
		}
	});
});

test("ids are those of bookings and never used twice", () => {
	check((bookings) => {
		const ids = derive(bookings).map((each) => each.id);
		expect(new Set(ids).size).toBe(ids.length);
		const known = new Set(bookings.map((each) => each.id));
		expect(ids.every((id) => known.has(id))).toBe(true);
	});
});

test("the order of the list does not matter, repeating bookings changes nothing", () => {
	const shuffled = list.chain((bookings) =>
		fc.tuple(
			fc.constant(bookings),
			fc.shuffledSubarray([...bookings, ...bookings], {
				minLength: bookings.length * 2,
				maxLength: bookings.length * 2,
			}),
		),
	);
	fc.assert(
		fc.property(shuffled, ([bookings, mixed]) => {
			expect(derive(mixed)).toEqual(derive(bookings));
		}),
		runs,
	);
});

test("one by one gives the same as all at once", () => {
	check((bookings) => {
		const sorted = bookings.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
		const table = new Map<string, EntryFact>();
		let timeline: Timeline = { running: null, latest: null };
		for (const each of sorted) {
			const due = timeline.running && dueAutoFinish(timeline.running, each.at, limit);
			if (due) {
				table.set(due.id, due);
				timeline = { running: null, latest: due.end };
			}
			const { outcome, end, drop, begin } = applyBooking(timeline, each, defaults);
			expect(outcome).not.toBe("LATE");
			if (end) table.set(end.id, end);
			if (drop) table.delete(drop.id);
			if (begin) table.set(begin.id, begin);
			const running = outcome === "APPLIED" ? begin : timeline.running;
			timeline = { running, latest: each.at };
		}
		const stored = [...table.values()].toSorted((a, b) => a.begin - b.begin);
		expect(stored).toEqual(derive(bookings));
	});
});

test("going on from what was running gives the same as from the start", () => {
	check((bookings) => {
		const sorted = bookings.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
		const half = Math.floor(sorted.length / 2);
		const first = derive(sorted.slice(0, half));
		const running = first.at(-1)?.end === null ? (first.pop() ?? null) : null;
		const rest = deriveEntries(sorted.slice(half), defaults, limit, running);
		expect([...first, ...rest]).toEqual(derive(bookings));
	});
});

test("an entry's memory says the whole of its layers", () => {
	check((bookings) => {
		for (const entry of derive(bookings)) {
			expect(entry).toMatchObject(memoryOf(layersBeneath(layersOf(entry))));
		}
	});
});
