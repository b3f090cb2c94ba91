import * as fc from "fast-check";
import type pg from "pg";
import { expect, test } from "vitest";
import type { EpochSecond } from "#domain/time/quantities.ts";
import { applyBooking } from "#domain/working-time/timeline/apply-booking.ts";
import type { BookingFact } from "#domain/working-time/timeline/booking-fact.ts";
import type { EntryFact } from "#domain/working-time/timeline/entry-fact.ts";
import type { ClockClass } from "#domain/working-time/timeline/time-class.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

const server = useTestServer();

const id = (digits: string) => `00000000-0000-7000-8000-${digits.padStart(12, "0")}`;
const workActivityId = id("1");

const activities: readonly { id: string; classType: ClockClass }[] = [
	{ id: workActivityId, classType: "WORKTIME" },
	{ id: id("2"), classType: "WORKTIME" },
	{ id: id("3"), classType: "ACTION" },
	{ id: id("4"), classType: "PAUSE" },
	{ id: id("5"), classType: "PAUSE" },
	{ id: id("6"), classType: "BREAK" },
];

const booking = fc.record({
	action: fc.constantFrom("START" as const, "END" as const),
	activity: fc.constantFrom(null, ...activities),
	nodeId: fc.constantFrom(null, null, id("a"), id("b")),
});

type Pressed = typeof booking extends fc.Arbitrary<infer T> ? T : never;

function factsOf(entry: EntryFact) {
	const {
		activityId,
		classType,
		nodeId,
		resumeActivityId,
		resumeClassType,
		resumeNodeId,
		formerActivityId,
		formerClassType,
	} = entry;
	return {
		activityId,
		classType,
		nodeId,
		resumeActivityId,
		resumeClassType,
		resumeNodeId,
		formerActivityId,
		formerClassType,
	};
}

async function nextClock(client: pg.ClientBase, running: EntryFact | null, fact: BookingFact) {
	const { rows } = await client.query("select next_clock($1, $2, $3, $4, $5, $6) as step", [
		running === null ? null : JSON.stringify(factsOf(running)),
		fact.action,
		fact.activityId,
		fact.classType,
		fact.nodeId,
		workActivityId,
	]);
	return rows[0].step;
}

/** Takes one step on both sides, compares, and returns what runs afterwards. */
async function stepOnBoth(
	client: pg.ClientBase,
	running: EntryFact | null,
	fact: BookingFact,
): Promise<EntryFact | null> {
	const step = await nextClock(client, running, fact);
	const { outcome, begin } = applyBooking({ running, latest: null }, fact, { workActivityId });
	if (outcome !== "APPLIED") {
		expect(step).toEqual({ outcome });
		return running;
	}
	const begun = begin === null ? null : factsOf(begin);
	expect(step).toEqual({ outcome, begin: begun });
	return begin;
}

function bookingOf(index: number, { action, activity, nodeId }: Pressed): BookingFact {
	return {
		id: id(String(100 + index)),
		at: (1_000_000 + index * 60) as EpochSecond,
		action,
		activityId: activity?.id ?? null,
		classType: activity?.classType ?? null,
		nodeId,
		source: "MANUAL",
	};
}

test("the database's clock and the domain's are twins on random sequences of bookings", async () => {
	await withClient(server().serveUrl, async (client) => {
		await fc.assert(
			fc.asyncProperty(fc.array(booking, { minLength: 5, maxLength: 40 }), async (pressed) => {
				let running: EntryFact | null = null;
				for (const [index, one] of pressed.entries()) {
					const fact = bookingOf(index, one);
					running = await stepOnBoth(client, running, fact);
				}
			}),
			{ numRuns: process.env.LONG === undefined ? 60 : 2000 },
		);
	});
});
