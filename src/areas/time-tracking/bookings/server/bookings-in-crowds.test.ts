import fc from "fast-check";
import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { derivedEntries, storedEntries } from "./test-derived.ts";
import type { Worker } from "./test-office.ts";
import { type Given, pressingOffice } from "./test-pressing.ts";

const server = useTestServer();

const button = fc.record({
	who: fc.nat(3),
	what: fc.nat(5),
	/** What is pressed in the same minute arrives together. */
	minute: fc.nat(2),
	second: fc.integer({ min: 0, max: 59 }),
});

type Button = typeof button extends fc.Arbitrary<infer T> ? T : never;
type Office = Awaited<ReturnType<typeof pressingOffice>>;

function kindsOf({ activities, extra }: Office): readonly Given[] {
	const projectNodeId = extra.nodeIds[0] as string;
	return [
		{ action: "START", activityId: activities.work },
		{ action: "START", activityId: activities.pause },
		{ action: "END", activityId: activities.pause },
		{ action: "START", projectNodeId },
		{ action: "END", projectNodeId },
		{ action: "END", activityId: activities.work },
	];
}

async function pressAll(office: Office, buttons: readonly Button[]): Promise<void> {
	const workers: readonly Worker[] = [office.anna, office.ben, office.cem, office.dora];
	const kinds = kindsOf(office);
	const begin = server().clock.now().getTime();
	for (const minute of [0, 1, 2]) {
		const pressed = buttons.filter((one) => one.minute === minute);
		const answers = await Promise.all(
			pressed.map(({ who, what, second }) => {
				const at = begin + (minute * 60 + second) * 1000;
				const timestamp = new Date(at).toISOString();
				const given = { ...kinds[what], timestamp, bookingId: newId(at) };
				return office.press(workers[who] as Worker, given);
			}),
		);
		// nobody was refused
		for (const answer of answers) expect(answer).toHaveProperty("outcome");
		server().clock.advance({ minutes: 1 });
	}
	for (const { id } of workers) {
		expect(await storedEntries(server(), id)).toEqual(
			await derivedEntries(server(), id, office.activities.work),
		);
	}
}

test("any crowd of bookings makes what the same bookings make one after the other", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(button, { minLength: 4, maxLength: 30 }), async (buttons) => {
			await pressAll(await pressingOffice(server()), buttons);
		}),
		{ numRuns: process.env.LONG === undefined ? 12 : 300 },
	);
	// every run makes an office of its own, and waits for what it books
}, 600_000);
