import fc from "fast-check";
import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { derivedEntries, storedEntries } from "./test-derived.ts";
import type { Worker } from "./test-office.ts";
import { type Given, pressingOffice } from "./test-pressing.ts";

const server = useTestServer();

test("any crowd of bookings makes what the same bookings make one after the other", async () => {
	const buttons = fc.record({
		who: fc.nat(3),
		what: fc.nat(5),
		second: fc.integer({ min: 0, max: 59 }),
		wave: fc.nat(2),
	});
	const { anna, ben, cem, dora, press, activities, extra } = await pressingOffice(server());
	const kinds: readonly Given[] = [
		{ action: "START", activityId: activities.work },
		{ action: "START", activityId: activities.pause },
		{ action: "END", activityId: activities.pause },
		{ action: "START", projectNodeId: extra.nodeIds[0] as string },
		{ action: "END", projectNodeId: extra.nodeIds[0] as string },
		{ action: "END", activityId: activities.work },
	];
	const workers = [anna, ben, cem, dora];
	await fc.assert(
		fc.asyncProperty(fc.array(buttons, { minLength: 4, maxLength: 30 }), async (pressed) => {
			server().clock.advance({ hours: 30 });
			const begin = server().clock.now().getTime();
			for (const wave of [0, 1, 2]) {
				const now = pressed.filter((one) => one.wave === wave);
				await Promise.all(
					now.map(({ who, what, second }) => {
						const at = begin + (wave * 60 + second) * 1000;
						const timestamp = new Date(at).toISOString();
						return press(workers[who] as Worker, {
							...kinds[what],
							timestamp,
							bookingId: newId(at),
						});
					}),
				);
				server().clock.advance({ minutes: 1 });
			}
			for (const { id } of workers) {
				expect(await storedEntries(server(), id)).toEqual(
					await derivedEntries(server(), id, activities.work),
				);
			}
		}),
		{ numRuns: process.env.LONG === undefined ? 12 : 300 },
	);
});
